// Hearing what other connections say with NOTIFY, on a connection of its own that comes back when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../plumbing/log.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { type Connection, connect } from './connect.ts';

export interface Ears {
  hear(payload: string): void;
  /** Called when the connection is back after a break: what was said meanwhile went unheard. */
  missed(): void;
}

export interface ListenTerms {
  /** A connection that only listens cannot tell silence from death, so it is asked now and then. */
  askedEveryMs?: number;
  /** And given up when no answer comes. */
  answeredWithinMs?: number;
}

const AGAIN_EVERY_MS = 500;

/** Gives the way to stop. */
export async function listen(
  url: string,
  channel: string,
  ears: Ears,
  { askedEveryMs = 10_000, answeredWithinMs = 5_000 }: ListenTerms = {},
): Promise<() => Promise<void>> {
  let isOver = false;

  async function open(): Promise<Connection> {
    let pulse: NodeJS.Timeout | undefined;
    const connection = await connect(url, {
      application_name: 'marigold ears',
      keepAlive: true,
      connectionTimeoutMillis: answeredWithinMs,
      query_timeout: answeredWithinMs,
      onLost() {
        if (pulse === undefined) return;
        clearInterval(pulse);
        void reopen();
      },
    });
    connection.onNotification((payload) => {
      try {
        ears.hear(payload);
      } catch (error) {
        log.bug(error, { channel });
      }
    });
    // To listen where one listens already changes nothing, and is a question like any other.
    const ask = () => connection.run(`listen ${pg.escapeIdentifier(channel)}`);
    try {
      await ask();
    } catch (error) {
      // A standby accepts the connection and rejects LISTEN: left open, each try would take one more of its connections.
      void connection.close().catch(() => undefined);
      throw error;
    }
    // One that is not answered loses the connection, which is heard of above.
    pulse = setInterval(() => void ask().catch(() => undefined), askedEveryMs).unref();
    return connection;
  }

  async function reopen(): Promise<void> {
    while (!isOver) {
      try {
        current = await open();
        if (isOver) return await current.close();
        return ears.missed();
      } catch (error) {
        logOutage('database', `notifications of ${channel} cannot be received`, error);
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
