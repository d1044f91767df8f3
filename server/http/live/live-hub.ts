// The open live sockets of this server, by player. A socket lives no longer than the session it was opened with.
import type { WebSocket } from 'ws';
import type { WireEvent } from '../../live/bus.ts';
import type { Metrics } from '../../plumbing/metrics.ts';

/** What a socket is closed with. The browser's half knows them too: after ENDED it does not come back by itself. */
export const closing = {
  goingAway: [1001, 'the server is closing'],
  missed: [1012, 'news was missed; come back for it'],
  notATalker: [1008, 'nothing is said in this direction'],
  tooMany: [1008, 'too many sockets'],
  ended: [4001, 'the session has ended'],
} as const satisfies Record<string, readonly [number, string]>;

/** A browser has one socket for all its tabs, so this is many browsers. */
const SOCKETS_MAX = 20;
/** Of guests behind one address: a dormitory, and no flood. */
const GUESTS_MAX = 200;
/** What a reader who does not keep up may leave waiting before it is cut off. */
const BACKLOG_MAX_BYTES = 256 * 1024;

/** Of a player, or of a guest, who is told nothing but what they follow. */
export interface Listener {
  playerId: number | null;
  session: string | null;
  /** The network they come from. */
  network: string;
  socket: WebSocket;
}

export class LiveHub {
  /** By player, or by a guest's network. */
  #listeners = new Map<number | string, Set<Listener>>();
  #metrics: Pick<Metrics, 'sockets'>;

  constructor(metrics: Pick<Metrics, 'sockets'>) {
    this.#metrics = metrics;
  }

  get listeners(): Listener[] {
    return [...this.#listeners.values()].flatMap((set) => [...set]);
  }

  countOf(playerId: number): number {
    return this.#listeners.get(playerId)?.size ?? 0;
  }

  join(listener: Listener): void {
    const { socket } = listener;
    const beside = this.#listeners.get(keyOf(listener)) ?? new Set();
    this.#listeners.set(keyOf(listener), beside.add(listener));
    this.#metrics.sockets.inc();
    socket.on('close', () => this.#leave(listener));

    const [oldest] = beside;
    if (beside.size > mostOf(listener) && oldest !== undefined) oldest.socket.close(...closing.tooMany);
  }

  tell(playerId: number, { name, data }: WireEvent): void {
    const beside = this.#listeners.get(playerId);
    if (beside === undefined) return;
    const frame = JSON.stringify({ event: name, data });
    const ended = name === 'auth.session_ended' ? (data as { session: string | null }).session : undefined;
    for (const { session, socket } of beside) {
      const isOver = ended === null || (ended !== undefined && ended === session);
      if (ended === undefined || isOver) send(socket, frame);
      if (isOver) socket.close(...closing.ended);
    }
  }

  /** For those whose session was found to be over without any news of it: they are told all the same. */
  end({ session, socket }: Listener): void {
    send(socket, JSON.stringify({ event: 'auth.session_ended', data: { session } }));
    socket.close(...closing.ended);
  }

  closeAll(reason: readonly [number, string]): void {
    for (const { socket } of this.listeners) socket.close(...reason);
  }

  #leave(listener: Listener): void {
    const beside = this.#listeners.get(keyOf(listener));
    if (!beside?.delete(listener)) return;
    this.#metrics.sockets.dec();
    if (beside.size === 0) this.#listeners.delete(keyOf(listener));
  }
}

const keyOf = ({ playerId, network }: Listener): number | string => playerId ?? network;
const mostOf = ({ playerId }: Listener): number => (playerId === null ? GUESTS_MAX : SOCKETS_MAX);

function send(socket: WebSocket, frame: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BACKLOG_MAX_BYTES) socket.terminate();
  else socket.send(frame);
}
