// Sounds made by the browser itself: short, soft, each with a word on the screen that says the same.

import type { Family } from '../families/family';
import { fieldOf, type Batch, type Seat } from './game';
import { settings } from './settings.svelte';

type Note = { at: number; pitch: number; long: number; wave?: OscillatorType; loud?: number; to?: number };

const tone = (pitch: number, at = 0, long = 0.18, more: Partial<Note> = {}): Note => ({
  at,
  pitch,
  long,
  ...more,
});

const SOUNDS: Record<string, Note[]> = {
  turn: [tone(660, 0, 0.3), tone(880, 0.14, 0.38)],
  dice: [0, 0.05, 0.11, 0.19].map((at) => tone(180 + at * 300, at, 0.05, { wave: 'triangle', loud: 0.5 })),
  step: [tone(520, 0, 0.04, { wave: 'triangle', loud: 0.4 })],
  coinIn: [tone(1320, 0, 0.08), tone(1760, 0.06, 0.14)],
  coinOut: [tone(880, 0, 0.08), tone(587, 0.07, 0.16)],
  deed: [tone(220, 0, 0.09, { wave: 'triangle' }), tone(330, 0.03, 0.12)],
  house: [
    tone(300, 0, 0.06, { wave: 'square', loud: 0.2 }),
    tone(300, 0.12, 0.06, { wave: 'square', loud: 0.2 }),
  ],
  card: [tone(700, 0, 0.12, { wave: 'sine', to: 1100, loud: 0.5 })],
  bid: [tone(740, 0, 0.1)],
  outbid: [tone(740, 0, 0.1), tone(554, 0.1, 0.18)],
  once: [tone(330, 0, 0.08, { wave: 'triangle' })],
  twice: [tone(330, 0, 0.08, { wave: 'triangle' }), tone(330, 0.16, 0.08, { wave: 'triangle' })],
  gavel: [tone(150, 0, 0.1, { wave: 'square', loud: 0.4 }), tone(110, 0.02, 0.14, { wave: 'triangle' })],
  offer: [tone(392, 0, 0.09, { wave: 'triangle' }), tone(392, 0.14, 0.09, { wave: 'triangle' })],
  accepted: [tone(523, 0, 0.12), tone(659, 0.1, 0.12), tone(784, 0.2, 0.2)],
  declined: [tone(392, 0, 0.12), tone(311, 0.11, 0.2)],
  jail: [
    tone(140, 0, 0.2, { wave: 'sawtooth', loud: 0.25 }),
    tone(90, 0.12, 0.25, { wave: 'square', loud: 0.2 }),
  ],
  debt: [tone(98, 0, 0.5, { wave: 'sawtooth', loud: 0.25 })],
  away: [tone(587, 0, 0.12, { loud: 0.5 }), tone(440, 0.1, 0.2, { loud: 0.5 })],
  back: [tone(440, 0, 0.12, { loud: 0.5 }), tone(587, 0.1, 0.2, { loud: 0.5 })],
  page: [tone(440, 0, 0.4, { to: 1320, loud: 0.5 })],
  value: [tone(990, 0, 0.1), tone(1485, 0.1, 0.2)],
  win: [523, 659, 784, 1046].map((pitch, i) => tone(pitch, i * 0.1, 0.25)),
};

let context: AudioContext | null = null;

/** Play a sound by its name; `rise` lifts it by so many half tones. Onlookers hear nothing unless they ask for it. */
export function play(name: string, onlooker: boolean, rise = 0): void {
  const notes = SOUNDS[name];
  if (!notes || !settings.hears(onlooker) || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const higher = 2 ** (rise / 12);
    for (const note of notes) ring(context, { ...note, pitch: note.pitch * higher });
  } catch {
    // a browser that blocks sound still plays; every sound is also a word on the screen
  }
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  const tone = audio.createOscillator();
  tone.type = note.wave ?? 'sine';
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.09 * (note.loud ?? 1), start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.long + 0.02);
}

/** What a batch sounds like for a seat: muffled offers make no sound; `led`: its own bid stood before. */
export function soundsOf(
  family: Family,
  batch: Batch,
  me: Seat | null,
  muffled: Seat[],
  led: boolean,
): string[] {
  const names = new Set<string>();
  for (const event of batch.events) {
    const name = family.sounds[event.type];
    if (name && !family.isMuffled(event, muffled)) names.add(name);
    if (event.type === 'bid_made' && led && fieldOf(event, 'seat') !== me) {
      names.delete('bid');
      names.add('outbid');
    }
    if (event.type === 'cash_paid' && me !== null) {
      if (fieldOf(event, 'payee') === me) names.add('coinIn');
      else if (fieldOf(event, 'payer') === me) names.add('coinOut');
    }
  }
  return [...names].slice(0, 3);
}
