// Four addresses: the front page, a table, a moment of a finished game, and a game that starts at once.

class Router {
  room = $state<string | null>(null);
  moment = $state<number | null>(null);
  play = $state<string | null>(null);

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
    const replay = new URLSearchParams(location.search).get('replay');
    this.moment = replay === null ? null : Number(replay);
  }
}

export const router = new Router();
export const tableAddress = (room: string): string => `/t/${encodeURIComponent(room)}`;
