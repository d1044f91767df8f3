// Bets in play that are decided together: each comes to its own end, and what was taken of others is left alone.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { boostBound } from '../book/boosts.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import type { BusMessage } from '../live/bus.ts';
import { log } from '../plumbing/log.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { decideDue } from './decide-delayed.ts';
import { receiptSigner } from './receipts.ts';

const GOALS = 'total|line=2.5';
const WAIT_MS = 6_000;

async function freebetOf(house: BettingHouse, { player, visitor }: Bettor): Promise<number> {
  const reward = { kind: 'freebet', value: cents(1_000), days: 7 } as const;
  const given = { key: `gift:${player.id}`, player, reward, source: { giver: 'staff', name: 'x' } } as const;
  await house.product.db.atomically((tx) => giveReward(tx, given, house.now(), house.product.content));
  return (await house.ask('bets.getFreebets', {}, visitor)).result.items[0].id;
}

async function boostedEvent(house: BettingHouse) {
  const event = await house.event();
  const plain = house.offered(event, 'result', '1');
  return house.change(event, { trading: { markets: { result: { boosts: { '1': boostBound(plain) } } } } });
}

const decide = (house: BettingHouse, db = house.product.db) =>
  decideDue(db, receiptSigner(house.tools.secret), house.now());

/** A match without a goal, on which bets on many goals pay more and more. */
async function inPlay(house: BettingHouse) {
  const event = await house.begin(await house.event(), { moment: 20 });
  const later = async () => {
    const changed = await house.change(event, { moment: 28 });
    house.pass(WAIT_MS);
    await house.speak();
    return changed;
  };
  return { event, later };
}

const names = ['own', 'free', 'free, worse', 'boosted', 'boosted, worse'] as const;

/** Five bets of five players that wait for one match: some of them at a price that becomes worse, and then not taken. */
async function openFive(house: BettingHouse) {
  const [{ event, later }, boosted] = [await inPlay(house), await boostedEvent(house)];
  const [bettors, ids] = [new Map<string, Bettor>(), new Map<string, string>()];
  for (const name of names) {
    const bettor = await house.bettor();
    bettors.set(name, bettor);
    const pick = { event, market: GOALS, outcome: name.endsWith('worse') ? 'under' : 'over' };
    const picks = name.startsWith('boosted') ? [pick, { event: boosted }] : [pick];
    const paid = name.startsWith('free') ? { freebet: await freebetOf(house, bettor) } : {};
    const { id, status } = (await bettor.bet(picks, { policy: 'better', ...paid })).result;
    expect(status).toBe('delayed');
    ids.set(name, id);
  }
  const boosts = async () => {
    const uses = await house.sql<{ player_id: number; staked: number; cost: number }>`
      select player_id, staked_cents::int as staked, cost_cents::int as cost from boost_use order by player_id`;
    const [row] = await house.sql<{ spent: number }>`
      select spent_cents::int as spent from gift_budget where kind = 'boost'`;
    return { uses, spent: row!.spent };
  };
  return { later, bettors, ids, boosts, seen: house.offered(event, GOALS, 'over') };
}

test('of bets that are decided together some are taken and some are not, free bets and boosts with them', async () => {
  await using house = await openBettingHouse();
  const published: BusMessage[] = [];
  house.product.bus.subscribe((message) => published.push(message));
  const { later, bettors, ids, boosts, seen } = await openFive(house);
  const before = await boosts();
  const [kept, returned] = before.uses.map(({ cost }) => cost);
  expect(before.spent).toBe(kept! + returned!);
  const changed = await later();
  expect(await decide(house)).toBe(5);

  const rows = await house.sql<{ id: string; status: string; is_placed: boolean; is_signed: boolean }>`
    select id, status, receipt is not null and accepted_at = ${house.now()} as is_signed,
      exists (select from fact where name = 'bet.placed' and data ->> 'bet' = bet.id) as is_placed
    from bet order by number, player_id`;
  const taken = { status: 'open', is_placed: true, is_signed: true };
  const refused = { status: 'refused', is_placed: false, is_signed: null };
  expect(rows).toMatchObject(
    names.map((name) => ({
      id: ids.get(name),
      ...(name.endsWith('worse') ? { ...refused, is_signed: rows[2]!.is_signed } : taken),
    })),
  );
  expect(rows[2]!.is_signed).not.toBe(true);

  const cash = await Promise.all(names.map((name) => bettors.get(name)!.cash()));
  expect(cash).toEqual([99_000, 100_000, 100_000, 99_000, 100_000]);
  const freebets = await house.sql<{ state: string; bet_id: string | null }>`
    select state, bet_id from freebet order by player_id`;
  expect(freebets).toEqual([
    { state: 'staked', bet_id: ids.get('free') },
    { state: 'available', bet_id: null },
  ]);
  const { uses, spent } = await boosts();
  const users = names.slice(3).map((name) => bettors.get(name)!.player.id);
  expect(uses).toEqual([
    { player_id: users[0], staked: before.uses[0]!.staked, cost: kept },
    { player_id: users[1], staked: 0, cost: 0 },
  ]);
  expect(kept).toBeGreaterThan(0);
  expect(spent, 'the cost of the refused one is back').toBe(kept);

  const [leg] = await house.sql<{ odds: number; version: number; chance: number }>`
    select odds_x1000 as odds, event_version as version, chance from bet_leg where bet_id = ${ids.get('own')!}`;
  expect(leg!.odds).toBe(house.offered(changed, GOALS, 'over'));
  expect(leg!.odds).toBeGreaterThan(seen);
  expect(leg!.version).toBe(changed.version);
  const [own] = await bettors.get('own')!.bets();
  expect(own).toMatchObject({ odds: leg!.odds, potential: { amount: leg!.odds / 100 } });

  await expect
    .poll(
      () => published.filter((message) => 'to' in message && message.event.name === 'bets.changed').length,
    )
    .toBe(2 * names.length);
  const toldTo = (name: string) =>
    published.flatMap((message) =>
      'to' in message && message.to === bettors.get(name)!.player.id ? [message.event] : [],
    );
  const changedTo = (name: string, status: string) => ({
    name: 'bets.changed',
    data: { id: ids.get(name), status },
  });
  const cashOf = (amount: number) => ({
    name: 'account.balance_updated',
    data: { balance_main: { amount } },
  });
  expect(toldTo('own')).toMatchObject([cashOf(990), changedTo('own', 'delayed'), changedTo('own', 'open')]);
  expect(toldTo('boosted, worse')).toMatchObject([
    ...[cashOf(990), changedTo('boosted, worse', 'delayed')],
    ...[cashOf(1_000), changedTo('boosted, worse', 'refused')],
  ]);
});

/** Transactions that exceed a cap so many times, as if others had used it up since it was read. */
function cappedDb(house: BettingHouse, times: number) {
  const { db } = house.product;
  let left = times;
  const atomically = (async (work, terms) => {
    if (left === 0) return db.atomically(work, terms);
    left -= 1;
    throw Object.assign(new Error('the league has reached its cap'), { code: 'RK001' });
  }) as typeof db.atomically;
  return { ...db, atomically };
}

test('bets that exceed a cap together are decided one by one, and one that does so alone is not taken at a better price', async () => {
  await using house = await openBettingHouse();
  const { event, later } = await inPlay(house);
  const [first, second] = [await house.bettor(), await house.bettor()];
  for (const bettor of [first, second])
    await bettor.bet([{ event, market: GOALS, outcome: 'over' }], { policy: 'better' });
  await later();
  expect(await decide(house, cappedDb(house, 5))).toBe(2);
  for (const bettor of [first, second]) expect((await bettor.bets())[0].status).toBe('open');

  await second.bet([{ event, market: GOALS, outcome: 'over' }], { policy: 'better' });
  const changed = await house.change(event, { moment: 34 });
  house.pass(WAIT_MS);
  await house.speak();
  expect(await decide(house, cappedDb(house, 5))).toBe(1);
  expect((await second.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'stake-limit' } });

  await first.bet([{ event: changed, market: GOALS, outcome: 'over' }]);
  house.pass(WAIT_MS);
  await house.speak();
  expect(await decide(house, cappedDb(house, 5))).toBe(1);
  expect((await first.bets())[0].status, 'at the price it was booked at').toBe('open');
});

/** Just before the first transaction writes its worst cases another one uses up what the whole book may lose. */
function overtakenDb(house: BettingHouse) {
  const { db } = house.product;
  let isFirst = true;
  const atomically = ((work, terms) =>
    db.atomically((tx) => {
      const sql = (async (strings: TemplateStringsArray, ...values: never[]) => {
        if (isFirst && strings.join('').includes('bet_risk_change')) {
          isFirst = false;
          await house.sql`update bet_risk_scope set loss_cents = 200000000 where scope = 'total'`;
        }
        return tx.sql(strings, ...values);
      }) as typeof tx.sql;
      return work({ ...tx, sql });
    }, terms)) as typeof db.atomically;
  return { ...db, atomically };
}

test('a better price is not taken where another transaction has just used up the cap, whatever else is decided', async () => {
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const { event, later } = await inPlay(house);
  const [better, worse] = [await house.bettor(), await house.bettor()];
  await better.bet([{ event, market: GOALS, outcome: 'over' }], { policy: 'better' });
  await worse.bet([{ event, market: GOALS, outcome: 'under' }], { policy: 'better' });
  await later();
  expect(await decide(house, overtakenDb(house))).toBe(2);
  expect((await better.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'stake-limit' } });
  expect((await worse.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'price' } });
});

test('a bet whose stake cannot go back is tried again a minute later, and holds up no other', async () => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const { event, later } = await inPlay(house);
  const [sound, stuck] = [await house.bettor(), await house.bettor()];
  const under = { event, market: GOALS, outcome: 'under' };
  const open = (await stuck.bet([{ event: await house.event() }])).result;
  const { id } = (await stuck.bet([under], { policy: 'better' })).result;
  await sound.bet([under], { policy: 'better' });
  const moves = [
    {
      from: outside('test'),
      to: pocket(stuck.player.id, 'main'),
      amount: cents(1),
      currency: 'USD' as const,
    },
  ];
  await house.product.db.atomically((tx) =>
    record(tx, { key: `bet:${id}:rolled_back`, reason: 'deposit.settled', moves }),
  );
  await later();
  expect(await decide(house)).toBe(2);
  expect((await sound.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'price' } });
  expect(await sound.cash()).toBe(100_000);
  expect((await stuck.find(id)).bet.status).toBe('delayed');
  expect((await stuck.find(open.id)).bet.status).toBe('open');
  expect(bug).toHaveBeenCalledWith(expect.any(Error), { bet: id });
  expect(await decide(house), 'it is not due at once').toBe(0);
  const [row] = await house.sql<{ decides_at: Date }>`select decides_at from bet where id = ${id}`;
  expect(row!.decides_at).toEqual(new Date(house.now().getTime() + 60_000));
  bug.mockRestore();
});

test('a bet that cannot be read is tried again a minute later, and the other bets of its player keep their times', async () => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const { event, later } = await inPlay(house);
  const [bettor, other] = [await house.bettor(), await house.begin(await house.event(), { moment: 20 })];
  const [first, second] = [await bettor.bet([{ event }]), await bettor.bet([{ event: other }])];
  await house.sql`update bet_leg set picks = '{}'::jsonb where bet_id = ${first.result.id}`;
  const timeOf = async (id: string) =>
    (await house.sql<{ decides_at: Date }>`select decides_at from bet where id = ${id}`)[0]!.decides_at;
  const time = await timeOf(second.result.id);
  await later();
  await decide(house);
  expect(await timeOf(first.result.id)).toEqual(new Date(house.now().getTime() + 60_000));
  expect(await timeOf(second.result.id)).toEqual(time);
  const rows = await house.sql<{ status: string }>`select status from bet order by number`;
  expect(rows.map(({ status }) => status)).toEqual(['delayed', 'open']);
  bug.mockRestore();
});
