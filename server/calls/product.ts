// The product in one hand: everything a request may need. Several of them may live in one process, as tests have it.
import { findCall } from '#contract/catalogue.ts';
import { type Topic, topics } from '#contract/topics.ts';
import { openVault } from '../at-rest/open-vault.ts';
import { openSecret } from '../at-rest/secret.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { Switches } from '../content/switches.ts';
import type { Db } from '../database/db.ts';
import type { Bus, BusMessage, WireEvent } from '../live/bus.ts';
import { atMostEvery } from '../plumbing/at-most-every.ts';
import { type Clock, createShiftedClock } from '../plumbing/clock.ts';
import { createMetrics, type Metrics } from '../plumbing/metrics.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { type Trace, untraced } from '../plumbing/trace.ts';
import type { Context, Handlers, Rooms } from './context.ts';

export interface ProductParts {
  config: Config;
  db: Db;
  bus: Bus;
  content: Content;
  rooms: Rooms;
  handlers: Handlers;
  trace?: Trace;
}

export interface Product extends Required<ProductParts> {
  /** The contract by name; a test puts calls of its own there. */
  findCall: typeof findCall;
  clock: Clock;
  switches: Switches;
  metrics: Metrics;
  secret: Buffer;
  vault: Vault;
  /** True from the moment the process was told to end: it finishes what it has, and takes no more. */
  isClosing: boolean;
  /** True while this server cannot write the ledger's checkpoints. */
  areCheckpointsFailing: boolean;
  news: News;
  /** Tells every server of changed topics; done when this one has made them its own. */
  announce(changed: readonly Topic[]): Promise<void>;
}

type ChannelMessage = Extract<BusMessage, { channel: string }>;

/** What reaches this server over the bus. Each way to listen gives back the way to stop. */
export interface News {
  /** Topics that changed anywhere, told once this server knows the new state of its switches. */
  onChange(hear: (changed: readonly Topic[]) => void): () => void;
  onLiveEvent(hear: (playerId: number, event: WireEvent) => void): () => void;
  onChannel(hear: (change: ChannelMessage) => void): () => void;
  /** Events that can be bet on, and that have changed. */
  onEvents(hear: (ids: readonly number[]) => void): () => void;
  /** The bus was cut off for a while: anything may have happened. */
  onMissed(hear: () => void): () => void;
  close(): void;
}

export async function createProduct({ trace = untraced, ...parts }: ProductParts): Promise<Product> {
  const { config, db, bus } = parts;
  const switches = new Switches(config);
  await switches.reload(db.sql);
  const secret = await openSecret(db.sql, config);

  const changes = new Set<(changed: readonly Topic[]) => void>();
  const apply = async (changed: readonly Topic[]) => {
    if (changed.includes('switches'))
      await switches.reload(db.sql).catch((error) => logTrouble(error, { what: 'switches' }));
    for (const hear of changes) hear(changed);
  };
  const news = listenTo(bus, changes, apply);
  const stopHearing = parts.content.onChange(() => void apply(['content']));
  return {
    ...parts,
    trace,
    findCall,
    switches,
    clock: createShiftedClock(() => switches.timeShiftMs),
    metrics: createMetrics(),
    secret,
    vault: await openVault(db.sql, config, secret),
    isClosing: false,
    areCheckpointsFailing: false,
    news: {
      ...news,
      close() {
        stopHearing();
        news.close();
      },
    },
    async announce(changed) {
      await apply(changed);
      await bus.publish({ changed });
    },
  };
}

/** Prices change all the time: so old they may be in a finished page, and so seldom pages are made anew for them. */
const PRICES_EVERY_MS = 1_000;

function listenTo(
  bus: Bus,
  changes: Set<(changed: readonly Topic[]) => void>,
  apply: (changed: readonly Topic[]) => Promise<void>,
): News {
  const events = new Set<(playerId: number, event: WireEvent) => void>();
  const breaks = new Set<() => void>();
  const followed = new Set<(change: ChannelMessage) => void>();
  const booked = new Set<(ids: readonly number[]) => void>();
  const freshenPages = atMostEvery(PRICES_EVERY_MS, () => void apply(['betting']));
  const close = bus.subscribe((message) => {
    if ('to' in message) for (const hear of events) hear(message.to, message.event);
    else if ('changed' in message) void apply(message.changed);
    else if ('channel' in message) for (const hear of followed) hear(message);
    else if ('events' in message) {
      for (const hear of booked) hear(message.events);
      freshenPages();
    } else {
      void apply(topics);
      for (const hear of breaks) hear();
    }
  });
  const listen =
    <Hear>(hearers: Set<Hear>) =>
    (hear: Hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    };
  return {
    onChange: listen(changes),
    onLiveEvent: listen(events),
    onChannel: listen(followed),
    onEvents: listen(booked),
    onMissed: listen(breaks),
    close,
  };
}

/** For what the house does by itself: nobody asks. */
export const houseContext = ({ config, db, content, rooms, switches, clock, secret, vault }: Product) => ({
  config,
  db,
  rooms,
  switches,
  content,
  secret,
  vault,
  now: clock.now(),
});

export type Caller = Pick<Context, 'locale' | 'player' | 'session' | 'browser' | 'game' | 'studio' | 'staff'>;

export const contextOf = (product: Product, asking: Caller): Context => ({
  ...houseContext(product),
  ...asking,
});
