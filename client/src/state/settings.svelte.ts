// How each viewer likes it: speed of the animations, sound, light or dark.

import { keepSetting, readSetting } from './memory';

export type Speed = 0 | 0.5 | 1;
export type Mode = 'system' | 'light' | 'dark';

class Settings {
  name = $state(readSetting('name', ''));
  speed = $state<Speed>(readSetting<Speed>('speed', 1));
  sound = $state(readSetting('sound', true));
  watchSound = $state(readSetting('watch-sound', false)); // while watching others play
  odds = $state(readSetting('odds', false));
  mode = $state<Mode>(readSetting<Mode>('mode', 'system'));

  setName(name: string): void {
    this.name = name;
    keepSetting('name', name);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keepSetting('speed', speed);
    this.apply();
  }

  /** Sound for players and for onlookers is switched apart: onlookers hear nothing unless they ask for it. */
  setSound(on: boolean, onlooker = false): void {
    if (onlooker) this.watchSound = on;
    else this.sound = on;
    keepSetting(onlooker ? 'watch-sound' : 'sound', on);
  }

  hears(onlooker: boolean): boolean {
    return onlooker ? this.watchSound : this.sound;
  }

  setOdds(on: boolean): void {
    this.odds = on;
    keepSetting('odds', on);
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    keepSetting('mode', mode);
    this.apply();
  }

  /** Put what the style sheets read on the root element. */
  apply(): void {
    const root = document.documentElement;
    if (this.mode === 'system') delete root.dataset.mode;
    else root.dataset.mode = this.mode;
    if (this.speed === 1) root.style.removeProperty('--speed');
    else root.style.setProperty('--speed', String(this.speed));
  }

  /** The speed that counts: nothing moves for whoever asked the system for less motion. */
  get motion(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.speed;
  }
}

export const settings = new Settings();
