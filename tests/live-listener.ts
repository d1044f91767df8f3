// The browser's end of a live socket, for tests of the server's: what came, and how it ended.
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Frame {
  event: string;
  data: unknown;
}

export interface LiveListener {
  /** The next frame that has not been asked for yet. */
  next(): Promise<Frame>;
  /** The code the socket was closed with. */
  closed: Promise<number>;
  socket: WebSocket;
}

interface Knock {
  token?: string;
  uid?: number;
  path?: string;
  headers?: Record<string, string>;
}

/** Rejects with the status when the server declines. */
export async function listenLive(
  origin: string,
  { token, uid, path = '/ws', headers = {} }: Knock,
): Promise<LiveListener> {
  const url = new URL(path, origin.replace(/^http/, 'ws'));
  if (token !== undefined) url.searchParams.set('token', token);
  if (uid !== undefined) url.searchParams.set('uid', String(uid));
  const socket = new WebSocket(url, { headers });
  const declined = once(socket, 'unexpected-response').then(([, { statusCode }]) =>
    Promise.reject(statusCode),
  );
  const frames = framesOf(socket);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await Promise.race([once(socket, 'open'), declined]);
  declined.catch(() => undefined);
  return { socket, next: frames, closed };
}

function framesOf(socket: WebSocket): () => Promise<Frame> {
  const come: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    const wish = waiting.shift();
    if (wish === undefined) come.push(frame);
    else wish(frame);
  });
  return () => {
    const [first] = come.splice(0, 1);
    return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
  };
}
