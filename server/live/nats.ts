// The bus of many servers: a NATS broker.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { log } from '../plumbing/log.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createHearers } from './hearers.ts';

const SUBJECT = 'marigold.bus';

export async function openNatsBus(address: string): Promise<Bus> {
  const { subscribe, tell } = createHearers();
  const nats = await join(address);
  nats.subscribe(SUBJECT, {
    callback(error, message) {
      try {
        if (error) throw error;
        tell(message.json<BusMessage>());
      } catch (failure) {
        log.bug(failure);
      }
    },
  });
  watch().catch((error: unknown) => log.bug(error));

  async function watch() {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') log.warn('the bus is cut off');
      if (type === 'reconnect') tell({ missed: true });
    }
    // It comes back from every break by itself; where it does not, the broker has shown us the door.
    const reason = await nats.closed();
    if (reason) log.bug(reason);
  }

  return {
    async publish(...messages) {
      for (const message of messages) nats.publish(SUBJECT, JSON.stringify(message));
      // NATS takes messages without a word; its answer to this says that it has them.
      await Promise.race([nats.flush(), isLate()]);
    },
    subscribe,
    close: () => nats.drain(),
  };
}

/** While the broker is away nothing says so: whoever publishes is told after this, and publishes again. */
const TAKEN_WITHIN_MS = 5_000;

async function isLate(): Promise<never> {
  await pause(TAKEN_WITHIN_MS, undefined, { ref: false });
  throw new Error('the bus does not answer');
}

async function join(address: string) {
  if (!URL.canParse(address) || new URL(address).protocol !== 'nats:')
    throw new CannotStart(
      `LIVE_BUS must be "process", "postgres" or an address such as nats://host:4222, not "${address}".`,
    );
  const { username, password, host } = new URL(address);
  try {
    return await connect({
      servers: host,
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
    });
  } catch (error) {
    throw new CannotStart(`The bus at ${host} cannot be reached: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
