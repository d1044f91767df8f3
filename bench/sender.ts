// Asks over HTTP at the least cost of its own: what askers do on the same machine is taken from the product's time.
import { Pool } from 'undici';
import type { Room } from './measurement.ts';

/** The body of the answer, whatever its status. */
export type Send = (path: string, headers: Record<string, string>, body: string) => Promise<string>;

/** By the dispatcher alone: what undici's `request` leaves to the collector would stop the clock that we measure by. */
export function openSender(room: Room, origin: string, connections: number): Send {
  const pool = new Pool(origin, { connections });
  room.defer(() => pool.destroy());
  return (path, headers, body) =>
    new Promise((resolve, reject) => {
      let text = '';
      pool.dispatch(
        { path, method: 'POST', headers, body },
        {
          onRequestStart: () => undefined,
          onResponseStart: () => undefined,
          onResponseData: (_, chunk) => {
            text += chunk.toString('utf8');
          },
          onResponseEnd: () => resolve(text),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
}
