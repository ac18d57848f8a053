// Four addresses: the front page, a table, a moment of a finished game, and a game that starts at once.

class Router {
  room = $state<string | null>(null);
  moment = $state<number | null>(null);
  game = $state(0); // which game of the room the moment is from; 0: the last
  play = $state<string | null>(null);
  playing = false; // a replay that is opened runs at once

  constructor() {
    this.read();
    window.addEventListener('popstate', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
  }

  /** Go there and forget where we were: going back must not start another game. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    const found = /^\/t\/([^/]+)/.exec(location.pathname);
    this.room = found ? decodeURIComponent(found[1]!) : null;
    const play = /^\/play\/([^/]+)/.exec(location.pathname);
    this.play = play ? decodeURIComponent(play[1]!) : null;
    const asked = new URLSearchParams(location.search);
    this.moment = asked.has('replay') ? whole(asked.get('replay')) : null;
    this.game = whole(asked.get('game'));
  }
}

const whole = (text: string | null): number => Math.max(0, Math.trunc(Number(text)) || 0);

export const router = new Router();
export const tableAddress = (room: string): string => `/t/${encodeURIComponent(room)}`;
export const momentAddress = (room: string, game: number, step: number): string =>
  `${tableAddress(room)}?replay=${step}&game=${game}`;
