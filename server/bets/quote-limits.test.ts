// What a quote lets a player stake at most: by their own limits, by what they hold, and by what they may win.
import { expect } from 'vitest';
import { type Cents, cents } from '#rules/money.ts';
import { usualThresholds } from '#rules/thresholds.ts';
import {
  type BettingHouse,
  type Bettor,
  NOON,
  openBettingHouse,
  type PickWish,
} from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { ratesOf } from '../content/rates.ts';

const test = sharing(openBettingHouse);

const quoted = async (house: BettingHouse, { visitor }: Bettor, picks: readonly PickWish[], more = {}) => {
  const { unit_max, max_why } = (
    await house.ask('bets.quote', { slip: JSON.stringify(house.slipOf(picks, more)) }, visitor)
  ).result;
  return [unit_max, max_why];
};

interface Own {
  stake?: Cents;
  loss?: Cents;
  /** Staked and lost before, under the limits. */
  lost?: number;
  balances?: { main?: Cents; betting_bonus?: Cents };
}

test.for<[string, Own, [number, string], [number, string]]>([
  ['no limit but the balance', {}, [1_000, 'balance'], [333.33, 'balance']],
  ['a limit of stakes', { stake: cents(2_000) }, [20, 'own-limit'], [6.66, 'own-limit']],
  ['a limit of losses', { loss: cents(3_001) }, [30.01, 'own-limit'], [10, 'own-limit']],
  [
    'the lower one of both, of stakes',
    { stake: cents(2_000), loss: cents(3_000) },
    [20, 'own-limit'],
    [6.66, 'own-limit'],
  ],
  [
    'the lower one of both, of losses',
    { stake: cents(3_000), loss: cents(2_000) },
    [20, 'own-limit'],
    [6.66, 'own-limit'],
  ],
  [
    'what is left of a limit of losses',
    { loss: cents(3_000), lost: 12 },
    [18, 'own-limit'],
    [6, 'own-limit'],
  ],
  ['a limit of losses that is used up', { loss: cents(1_200), lost: 12 }, [0, 'own-limit'], [0, 'own-limit']],
  [
    'the balance, where a limit allows more',
    { stake: cents(200_000) },
    [1_000, 'balance'],
    [333.33, 'balance'],
  ],
  [
    'money and bonus together',
    { balances: { main: cents(500), betting_bonus: cents(400) } },
    [9, 'balance'],
    [3, 'balance'],
  ],
])('%s', async ([, own, single, system], { house }) => {
  const { stake, loss, lost, balances = { main: cents(100_000) } } = own;
  const bettor = await house.bettor({ balances });
  const events = [await house.event(), await house.event(), await house.event()];
  await house.sql`
    insert into play_limit (player_id, stake_cents, loss_cents, loss_days)
    values (${bettor.player.id}, ${stake ?? null}, ${loss ?? null}, ${loss === undefined ? null : 7})`;
  if (lost !== undefined) {
    const event = await house.event();
    expect((await bettor.bet([{ event }], { unit: lost })).result.status).toBe('open');
  }
  const [first] = events;
  expect(await quoted(house, bettor, [{ event: first! }])).toEqual(single);
  const picks = events.map((event) => ({ event }));
  const bet = { type: 'system', size: 2 };
  expect(await quoted(house, bettor, picks, { bet }), 'on each of three combinations').toEqual(system);
});

test('what a person has won and may win on a day lowers what is quoted, with all their accounts and none of others', async () => {
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const rich = { balances: { main: cents(900_000_000) } };
  const [bettor, linked, stranger] = [
    await house.bettor(rich),
    await house.bettor(rich),
    await house.bettor(rich),
  ];
  const ids = [bettor.player.id, linked.player.id].toSorted((a, b) => a - b);
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${ids[0]!}, ${ids[1]!}, '{}', ${NOON}, 'same')`;
  const [event, placed, yesterday] = [await house.event(), await house.event(), await house.event()];
  const [whole, why] = await quoted(house, bettor, [{ event }]);
  expect(why).toBe('market');
  const pay = async (
    of: Bettor,
    on: typeof event,
    sums: { potential?: number; paid?: number; sold?: number; at?: Date; status?: string },
  ) => {
    const { id } = (await of.bet([{ event: on }], { unit: 1 })).result;
    const { potential = 0, paid = 0, sold = 0, at = NOON, status = 'open' } = sums;
    await house.product.db.atomically(async ({ sql }) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        update bet set potential_cents = ${potential}, paid_cents = ${paid}, sold_cents = ${sold}, euro_rate = 1,
          status = ${status}, created_at = ${at}, settled_at = ${status === 'open' ? null : NOON}
        where id = ${id}`;
    });
  };
  const day = usualThresholds['bets-payout-day'];
  const midnight = new Date('2026-03-01T00:00:00Z');
  // Less than the market allows is left once all of these count, and each one of them is needed for it.
  await pay(linked, placed, { potential: day * 0.3, sold: day * 0.1, at: midnight });
  await pay(bettor, placed, { potential: day * 9, paid: day * 0.3, sold: day * 0.2999, status: 'won' });
  await pay(bettor, yesterday, { potential: day * 9, at: new Date(midnight.getTime() - 1) });
  await pay(bettor, yesterday, { potential: day * 9, status: 'refused' });
  await pay(stranger, placed, { potential: day * 9 });
  const [left, dayWhy] = await quoted(house, bettor, [{ event }]);
  expect(dayWhy).toBe('payout');
  expect(left).toBeLessThan(whole as number);
  const { USD, EUR } = ratesOf(house.product.content);
  const pays = (left * 100 * house.offered(event, 'result', '1') * Number(USD)) / Number(EUR) / 1_000;
  expect(pays).toBeLessThanOrEqual(day * 0.0001);
  expect(pays, 'to the cent of the stake').toBeGreaterThan(day * 0.0001 - 10);
});
