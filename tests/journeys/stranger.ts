// A stranger at the port, who speaks TCP and keeps to no other rule.
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Attack {
  /** Every character is sent as one byte. */
  head: string;
  /** After so many bytes nothing more is sent; null: everything is. */
  cutAt: number | null;
  ending: 'read on' | 'reset at once' | 'reset when answered' | 'leave';
}

/** Of half a request nothing ever comes; whoever sent it gives up after this. */
const PATIENCE_MS = 300;

/** What was answered, if anything. */
export async function attack(origin: string, { head, cutAt, ending }: Attack): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  socket.write(Buffer.from(head.slice(0, cutAt ?? undefined), 'latin1'));
  if (ending === 'leave') socket.end();
  const awaited = {
    'read on': 'close',
    leave: 'close',
    'reset when answered': 'data',
    'reset at once': 'connect',
  };
  await once(socket, awaited[ending], { signal }).catch(() => undefined);
  // One that has said its end cannot be reset: Node would never tell that it is closed.
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
  return answer;
}
