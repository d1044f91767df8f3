// Hearing what other connections say with NOTIFY, on a connection of its own that comes back when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
import { type Connection, connect } from './connect.ts';

export interface Ears {
  hear(payload: string): void;
  /** Called when the connection is back after a break: what was said meanwhile went unheard. */
  missed(): void;
}

const AGAIN_EVERY_MS = 500;

/** Gives the way to stop. */
export async function listen(url: string, channel: string, ears: Ears): Promise<() => Promise<void>> {
  let isOver = false;

  async function open(): Promise<Connection> {
    let isHearing = false;
    const connection = await connect(url, {
      application_name: 'marigold ears',
      keepAlive: true,
      onLost: () => isHearing && void reopen(),
    });
    connection.onNotification(ears.hear);
    await connection.run(`listen ${pg.escapeIdentifier(channel)}`);
    isHearing = true;
    return connection;
  }

  async function reopen(): Promise<void> {
    while (!isOver) {
      try {
        current = await open();
        if (isOver) return current.close();
        return ears.missed();
      } catch (error) {
        log.warn('nothing is heard from the database', { channel, why: String(error) });
        await pause(AGAIN_EVERY_MS, undefined, { ref: false });
      }
    }
  }

  let current = await open();
  return () => {
    isOver = true;
    return current.close();
  };
}
