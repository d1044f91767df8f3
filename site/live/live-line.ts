// One live socket, kept open: a ticket, a connection, and after a loss another try, later each time. It knows nothing
// of pages, so it can live in a worker that serves them all.
import type { Backoff } from '../asking/backoff.ts';

export interface LineParts {
  /** '' for a guest, who needs none; null when there is nobody to draw one for any more; rejects when the answer was lost. */
  drawTicket(): Promise<string | null>;
  open(ticket: string): WebSocket;
  waits: Backoff;
}

/** What a line tells: it is open (again), a frame came, it is lost for now, or the session is over and the line with it. */
export type LineNews =
  | { kind: 'open' }
  | { kind: 'frame'; text: string }
  | { kind: 'lost' }
  | { kind: 'ended' };

/** The server's word that the session has ended; see the server's live hub. */
const SESSION_ENDED = 4001;

export interface Line {
  /** Lost where the line is not open: whoever speaks says it again when it is. */
  say(text: string): void;
  close(): void;
}

export function keepLine({ drawTicket, open, waits }: LineParts, tell: (news: LineNews) => void): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const end = () => {
    isClosed = true;
    clearTimeout(timer);
    socket?.close();
  };
  const over = () => {
    if (isClosed) return;
    end();
    tell({ kind: 'ended' });
  };
  const tryLater = () => {
    if (isClosed) return;
    timer = setTimeout(connect, waits.next());
  };

  async function connect(): Promise<void> {
    const ticket = await drawTicket().catch(() => undefined);
    if (isClosed) return;
    if (ticket === undefined) return tryLater();
    if (ticket === null) return over();
    socket = open(ticket);
    socket.onopen = () => {
      waits.reset();
      tell({ kind: 'open' });
    };
    socket.onmessage = ({ data }) => tell({ kind: 'frame', text: String(data) });
    socket.onclose = ({ code }) => {
      if (code === SESSION_ENDED) return over();
      if (!isClosed) tell({ kind: 'lost' });
      tryLater();
    };
  }

  void connect();
  return {
    say(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: end,
  };
}
