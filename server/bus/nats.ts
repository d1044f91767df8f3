// The bus of many servers: a NATS broker.
import { connect } from '@nats-io/transport-node';
import { CannotStart } from '../database/cannot-start.ts';
import { log } from '../log.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createHearers } from './hearers.ts';

const SUBJECT = 'marigold.bus';

export async function openNatsBus(address: string): Promise<Bus> {
  const { subscribe, tell } = createHearers();
  const nats = await join(address);
  nats.subscribe(SUBJECT, {
    callback(error, message) {
      if (error) log.bug(error);
      else tell(message.json<BusMessage>());
    },
  });
  void watch();

  async function watch() {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') log.warn('the bus is cut off');
      if (type === 'reconnect') tell({ missed: true });
    }
  }

  return {
    async publish(...messages) {
      for (const message of messages) nats.publish(SUBJECT, JSON.stringify(message));
      // NATS takes messages without a word; its answer to this says that it has them.
      await nats.flush();
    },
    subscribe,
    close: () => nats.drain(),
  };
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
