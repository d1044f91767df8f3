// How far an event was settled is written down, so that nothing is settled twice and nothing is left out.
import { expect, vi } from 'vitest';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { settleEvent } from './settle-event.ts';

const test = sharing(openBettingHouse);

const HOUR_MS = 3_600_000;
const goalAt = (step: number) => ({ type: 'goal', side: 'home', step }) as const;
const OVER = { market: 'total|line=1.5', outcome: 'over' };

const settle = (house: BettingHouse, { id }: { id: number }, db: Db = house.product.db) =>
  settleEvent(db, id, house.now());

interface Mark {
  version: number;
  at: Date;
  watched_until: Date | null;
  is_lapsed: boolean;
}

async function markOf({ sql }: BettingHouse, { id }: { id: number }): Promise<Mark> {
  const [row] = await sql<Mark>`
    select version, at, watched_until, is_lapsed from bet_settlement where event_id = ${id}`;
  return row!;
}

/** What has become of a bet, and why. */
async function revisionsOf({ sql }: BettingHouse, id: string): Promise<string[]> {
  const rows = await sql<{
    why: string;
  }>`select why from bet_revision where bet_id = ${id} order by revision`;
  return rows.map(({ why }) => why);
}

test('an event is marked as settled at its version, and watched for corrections for three days once it is over', async ({
  house,
}) => {
  const [event, other, bettor] = [await house.event(), await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event, ...OVER }])).result;
  await bettor.bet([{ event: other, ...OVER }]);
  const untouched = await markOf(house, other);
  const live = await house.begin(event, { moment: 20 });
  await settle(house, event);
  const open = { version: live.version, at: house.now(), watched_until: null, is_lapsed: false };
  expect(await markOf(house, event)).toEqual(open);
  house.pass(1_000);
  const interrupted = await house.change(event, {
    ...{ status: 'interrupted', moment: 40 },
    incidents: [goalAt(10), goalAt(30)],
  });
  await settle(house, event);
  expect(await markOf(house, event)).toEqual({ ...open, version: interrupted.version, at: house.now() });
  expect(await revisionsOf(house, id)).toEqual(['certain']);
  house.pass(1_000);
  const later = await house.change(event, { moment: 41 });
  await settle(house, event);
  expect(await markOf(house, event), 'nothing was to be done').toMatchObject({ version: later.version });
  const over = await house.end(event, 2, 0);
  await settle(house, event);
  expect(await markOf(house, event)).toEqual({
    ...{ version: over.version, at: house.now(), is_lapsed: false },
    watched_until: new Date(house.now().getTime() + 72 * HOUR_MS),
  });
  expect(await markOf(house, other)).toEqual(untouched);
});

test('an event that its producer abandons, or cancels, has not lapsed, and the bets say what has become of it', async ({
  house,
}) => {
  const bettor = await house.bettor();
  for (const status of ['abandoned', 'cancelled'] as const) {
    const event = await house.event();
    const { id } = (await bettor.bet([{ event }])).result;
    await house.begin(event, { moment: 10 });
    await house.change(event, { status, ending: status, result_revision: 1 });
    await settle(house, event);
    expect(await markOf(house, event)).toMatchObject({ is_lapsed: false, watched_until: expect.any(Date) });
    expect(await revisionsOf(house, id)).toEqual([status]);
  }
});

test('the same result told again changes nothing, and its players are told nothing', async ({ house }) => {
  const statuses = new Map<number, unknown[]>();
  house.product.bus.subscribe((message) => {
    if (!('to' in message) || message.event.name !== 'bets.changed') return;
    const { status } = message.event.data as { status: string };
    statuses.set(message.to, [...(statuses.get(message.to) ?? []), status]);
  });
  const [event, bettor, other] = [await house.event(), await house.bettor(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await house.end(event, 1, 0);
  await settle(house, event);
  const again = await house.end(event, 1, 0);
  await settle(house, event);
  expect(await markOf(house, event)).toMatchObject({ version: again.version });
  expect(await revisionsOf(house, id)).toEqual(['resulted']);
  await other.bet([{ event: await house.event() }]);
  await expect.poll(() => statuses.get(other.player.id)).toEqual(['open']);
  expect(statuses.get(bettor.player.id), 'messages are sent in order').toEqual(['open', 'won']);
});

test('a bet keeps the moment at which it was first settled, and has none while it is open again', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event, ...OVER }])).result;
  const settledAt = async () =>
    (await house.sql<{ settled_at: Date | null }>`select settled_at from bet where id = ${id}`)[0]!
      .settled_at;
  await house.begin(event, { moment: 40, incidents: [goalAt(10), goalAt(30)] });
  const first = house.now();
  await settle(house, event);
  expect(await settledAt()).toEqual(first);
  house.pass(1_000);
  await house.change(event, { incidents: [goalAt(10)] });
  await settle(house, event);
  expect(await settledAt()).toBeNull();
  house.pass(1_000);
  await house.end(event, 2, 0);
  const second = house.now();
  await settle(house, event);
  house.pass(1_000);
  await house.end(event, 0, 0);
  await settle(house, event);
  expect(await settledAt()).toEqual(second);
  expect(await revisionsOf(house, id)).toEqual(['certain', 'certain', 'resulted', 'corrected']);
});

test('a bet that lost half of its stake is settled anew by a correction, as any other', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const pick = { event, market: 'total|line=2.25', outcome: 'over' };
  const { id } = (await bettor.bet([pick])).result;
  const statuses: string[] = [];
  for (const home of [1, 2, 0, 1]) {
    await house.end(event, home, 1);
    await settle(house, event);
    statuses.push((await bettor.find(id)).bet.status);
  }
  expect(statuses).toEqual(['partial', 'won', 'lost', 'partial']);
  expect(await bettor.cash()).toBe(99_500);
});

test('a market that is declared void after its bets were paid takes them back, and those of other events stay', async ({
  house,
}) => {
  const [event, other, bettor] = [await house.event(), await house.event(), await house.bettor()];
  const ids: string[] = [];
  for (const one of [event, other]) ids.push((await bettor.bet([{ event: one }])).result.id);
  const statuses = async () =>
    Promise.all(ids.map(async (id) => (await bettor.find(id)).bet.status as string));
  for (const one of [event, other]) {
    await house.end(one, 1, 0);
    await settle(house, one);
  }
  expect(await statuses()).toEqual(['won', 'won']);
  await house.sql`insert into voided_market values (${event.id}, 'result', 'wrong price', 'ann', ${house.now()})`;
  for (const one of [event, other]) {
    await house.change(one, {});
    await settle(house, one);
  }
  expect(await statuses()).toEqual(['returned', 'won']);
});

test('a correction that comes between two transactions of a settlement is settled with it', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await house.end(event, 1, 0);
  const { db } = house.product;
  let transactions = 0;
  const atomically = (async (work, terms) => {
    transactions += 1;
    if (transactions === 2) await house.end(event, 0, 1);
    return db.atomically(work, terms);
  }) as typeof db.atomically;
  await settle(house, event, { ...db, atomically });
  expect((await bettor.find(id)).bet.status).toBe('lost');
  expect(await revisionsOf(house, id)).toEqual(['resulted', 'corrected']);
  const { version } = await house.reload(event);
  expect(await markOf(house, event)).toMatchObject({ version });
});

test('only the event that began before its bet takes the bet’s leg back', async ({ house }) => {
  const [early, other, bettor] = [await house.event(), await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event: early }, { event: other }])).result;
  const [bet] = await house.sql<{ accepted_at: Date }>`select accepted_at from bet where id = ${id}`;
  await house.begin(early, { moment: 6, began_at: bet!.accepted_at });
  await settle(house, early);
  const legs = async () =>
    ((await bettor.find(id)).bet.legs as { result: string }[]).map(({ result }) => result);
  expect(await legs()).toEqual(['void', null]);
  await house.end(other, 1, 0);
  await settle(house, other);
  expect(await legs()).toEqual(['void', 'won']);
  expect(await revisionsOf(house, id)).toEqual(['resulted']);
});

test('an event of which nothing is known any more, or that no one has bet on, is left alone', async ({
  house,
}) => {
  await expect(settle(house, { id: 987_654 })).resolves.toBeUndefined();
});

test('a bet that cannot be read keeps its own event unsettled until it is mended, and no other', async ({
  house,
}) => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const [event, other, bettor] = [await house.event(), await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await bettor.bet([{ event: other, ...OVER }]);
  const [{ picks }] = (await house.sql<{ picks: string }>`
    select picks::text from bet_leg where bet_id = ${id}`) as [{ picks: string }];
  const gone = (await bettor.bet([{ event: other }])).result.id;
  await house.sql`update bet set status = 'refused' where id = ${gone}`;
  await house.sql`update bet_leg set picks = '[{}]'::jsonb where bet_id = any(${[id, gone]}::text[])`;
  const [over, ended] = [await house.end(event, 1, 0), await house.end(other, 1, 0)];
  for (const one of [event, other]) await settle(house, one);
  expect(bug).toHaveBeenCalled();
  expect(await markOf(house, other)).toMatchObject({ version: ended.version });
  expect((await markOf(house, event)).version).toBe(0);
  await house.sql`
    update bet_leg set picks = ${picks}::text::jsonb where bet_id = any(${[id, gone]}::text[])`;
  await house.sql`update bet set status = 'open' where id = ${gone}`;
  await house.end(other, 2, 1);
  await settle(house, other);
  await settle(house, event);
  expect((await bettor.find(id)).bet.status).toBe('won');
  expect(await markOf(house, event)).toMatchObject({ version: over.version });
  bug.mockRestore();
});
