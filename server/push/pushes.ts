// What players are told on their devices: a reader of facts schedules it, a task each browser sends it. Words say what
// happened and no more: a device may lie where others can read it.
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { textsIn } from '../content/texts-in.ts';
import type { Db } from '../database/db.ts';
import type { FactName } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { defineTask, scheduleAll, scheduled, TriedInVain, type Worker, workerOf } from '../jobs/tasks.ts';
import { Breaker } from '../plumbing/breaker.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log, sentenceOf } from '../plumbing/log.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { NobodyThere, PushRefused, sendPush } from './send-push.ts';
import { findListener } from './subscriptions.ts';

/** By the fact it tells of: its words in the area "push", and the page that a press leads to. */
const told = {
  'withdrawal.paid': { name: 'withdrawalPaid', link: '/cashier/history' },
  'withdrawal.returned': { name: 'withdrawalReturned', link: '/cashier/history' },
} as const satisfies Partial<Record<FactName, { name: string; link: string }>>;

type Told = keyof typeof told;

const pushTask = defineTask(
  'push.message',
  z.object({ subscription: z.int(), fact: z.enum(Object.keys(told) as [Told, ...Told[]]) }),
);

/** What is older is no news: facts may be read again long after they happened. */
const NEWS_MS = 3_600_000;

export const pushReader = ({ clock }: { clock: Clock }): Reader => ({
  name: 'pushes',
  reads: Object.keys(told) as Told[],
  async read(tx, facts) {
    const now = clock.now();
    const news = facts.filter(
      ({ at, playerId }) => playerId !== null && now.getTime() - at.getTime() < NEWS_MS,
    );
    if (news.length === 0) return;
    const listeners = await tx.sql<{ id: number; fact: Told }>`
      select push_subscription.id, name as fact
      from unnest(${news.map(({ playerId }) => playerId)}::bigint[], ${news.map(({ name }) => name)}::text[])
        as news (player_id, name)
      join push_subscription using (player_id)`;
    const tasks = listeners.map(({ id, fact }) => scheduled(pushTask, { subscription: id, fact }, now));
    if (tasks.length > 0) await scheduleAll(tx, tasks);
  },
  /** What was sent cannot be taken back, and what was not is struck off by itself. */
  forget: async () => undefined,
});

interface Tools {
  db: Db;
  config: Config;
  content: Content;
}

const AT_ONCE = 10;

export function pushesSent({ db, config, content }: Tools): Worker {
  /** One for each service: the trouble of one browser's is no other's. */
  const breakers = new Map<string, Breaker>();
  const breakerOf = (endpoint: string) => {
    const { origin } = new URL(endpoint);
    const breaker = breakers.get(origin) ?? new Breaker();
    breakers.set(origin, breaker);
    return breaker;
  };

  return workerOf(pushTask, {
    width: AT_ONCE,
    async run({ subscription: id, fact }) {
      const listener = await findListener(db.sql, id);
      const { push: keys } = config;
      if (listener === undefined || keys === null) return undefined;
      const { name, link } = told[fact];
      const say = textsIn(content, listener.locale, 'push');
      const message = { title: say(`push.${name}.title`), text: say(`push.${name}.text`), link };
      try {
        await breakerOf(listener.endpoint).run(
          () => sendPush(listener, message, keys),
          (error) => !(error instanceof NobodyThere || error instanceof PushRefused),
        );
        return undefined;
      } catch (error) {
        if (error instanceof NobodyThere)
          return async (tx) => void (await tx.sql`delete from push_subscription where id = ${id}`);
        if (error instanceof PushRefused) {
          log.warn('a push was refused', { subscription: id, reason: error.message });
          return undefined;
        }
        logOutage('push', 'pushes could not be sent', error);
        throw new TriedInVain(sentenceOf(error), { cause: error });
      }
    },
  });
}
