// The line to the server: a socket that comes back by itself, and commands that are answered once, however often it broke.

import { socketAddress } from './api';
import { Pulse } from './pulse';
import type { FromServer, Gain, Odds } from '../state/game';

export interface Answer {
  ok: boolean;
  text: string;
  rule: string;
  code: string;
  gains: Gain[];
  odds: Odds | null;
}

export type Message = Record<string, unknown>;

/** Whoever speaks and listens on it. */
export interface Speaker {
  greeting: () => Message; // the first thing that is said on a new socket
  hear: (message: FromServer) => void;
  lost: (code: number) => boolean; // it broke: is it worth trying again?
}

interface Pending {
  message: Message;
  settle: (answer: Answer) => void;
}

const BROKEN = 1006; // what a browser says of a connection that broke
const LONGEST_PAUSE = 5000;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private count = 0;
  private closed = false;
  private pending = new Map<string, Pending>();
  private pulse = new Pulse(
    () => this.send({ type: 'ping' }),
    () => this.giveUp(),
  );

  constructor(
    private readonly room: string,
    private readonly speaker: Speaker,
  ) {}

  connect(): void {
    const socket = new WebSocket(socketAddress(this.room));
    this.socket = socket;
    socket.onopen = () => this.send(this.speaker.greeting());
    socket.onmessage = (event: MessageEvent<string>) => {
      this.pulse.beat();
      this.speaker.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.hangUp(socket, event.code);
    this.pulse.beat();
  }

  /** The server knows who this is: whatever was not answered is said again. */
  welcomed(): void {
    this.tries = 0;
    for (const { message } of this.pending.values()) this.send(message);
  }

  command(message: Message): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${++this.count}`;
    return new Promise((settle) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, settle });
      this.send(whole);
    });
  }

  settle(id: string, answer: Partial<Answer> & { ok: boolean }): void {
    this.pending.get(id)?.settle({ text: '', rule: '', code: '', gains: [], odds: null, ...answer });
    this.pending.delete(id);
  }

  /** Another socket in place of this one. */
  renew(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    this.pulse.stop();
    this.socket?.close();
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Nobody answers on this socket: another one may lead to a server that does. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.hangUp(socket, BROKEN);
  }

  private hangUp(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.pulse.stop();
    if (this.closed || !this.speaker.lost(code)) return;
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries++);
    window.setTimeout(() => !this.closed && this.connect(), pause);
  }
}
