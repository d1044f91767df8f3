// The limit of what the bets of a day may pay one person. Every bet stores a sum, which is only an upper bound.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { usualThresholds } from '#rules/thresholds.ts';
import { type BettingHouse, NOON, openBettingHouse } from '#tests/betting-house.ts';
import { agreeOn } from '#tests/thresholds.ts';
import type { Player } from '../calls/context.ts';
import { auditLedger } from '../ledger/audit.ts';
import { isNearDayLimit } from './won-today.ts';

const RICH = { balances: { main: cents(900_000_000) } };
const OVER = { market: 'total|line=2.5', outcome: 'over' };
const HOUR_MS = 3_600_000;

/** In euro cents, of a player's bets, the newest first: what each may pay, and the sum that it stored. */
const storedBy = ({ sql }: BettingHouse, { id }: { id: number }) =>
  sql<{ may_pay: number; day_cents: number }>`
    select potential_cents * euro_rate as may_pay, day_cents from bet where player_id = ${id} order by number desc`;

/** So many hours past noon of the first day, with a session of its own: the one before has ended. */
async function betLater(house: BettingHouse, player: Player, hours: number): Promise<void> {
  house.pass(NOON.getTime() + hours * HOUR_MS - house.now().getTime());
  const slip = JSON.stringify(house.slipOf([{ event: await house.event() }]));
  const { result } = await house.send('bets.place', { slip }, await house.signIn(player));
  expect(result.status).toBe('open');
}

test('the exact sum is read where the limit of a day may be the lower one, and not before', () => {
  const limits = { ...usualThresholds, 'bets-payout': 100, 'bets-payout-day': 300 };
  expect([0, 200, 201, null].map((most) => isNearDayLimit(most, limits))).toEqual([false, false, true, true]);
});

test('a bet stores what the bets of its day may pay, from one hour before midnight on', async () => {
  await using house = await openBettingHouse();
  const player = await house.player(RICH);
  for (const hours of [0, 0.1, 11.1, 11.9, 36.1]) await betLater(house, player, hours);
  const stored = (await storedBy(house, player)).toReversed();
  const each = stored.map(({ may_pay }) => may_pay);
  const sums = stored.map(({ day_cents }) => day_cents);
  const total = (from: number, to: number) => each.slice(from, to).reduce((sum, one) => sum + one, 0);
  const expected = [total(0, 1), total(0, 2), total(0, 3), total(0, 4), total(4, 5)];
  expect(sums).toEqual(expected.map((sum) => expect.closeTo(sum, 6)));
});

test('sums of the last hour before midnight go on after it, because clocks of servers differ', async () => {
  await using house = await openBettingHouse();
  const player = await house.player(RICH);
  for (const hours of [11.5, 12.5, 24.5]) await betLater(house, player, hours);
  const [third, second, first] = await storedBy(house, player);
  expect(second!.day_cents).toBeCloseTo(first!.may_pay + second!.may_pay);
  // The second was placed after midnight, on the day of the third.
  expect(third!.day_cents).toBeCloseTo(second!.day_cents + third!.may_pay);
});

test.for([false, true])(
  'what lost leaves room for other bets of the day; placed by an earlier release: %s',
  async (isFormer) => {
    await using house = await openBettingHouse();
    const bettor = await house.bettor(RICH);
    await agreeOn(house, 'bets-payout-day', '100');
    const lost = await house.event();
    const first = await bettor.bet([{ event: lost }], { unit: 1_000_000 });
    expect(first.result.refused.why).toBe('payout-limit');
    // The other event's price is a little higher.
    const unit = Math.floor(0.9 * first.result.refused.unit);
    expect((await bettor.bet([{ event: lost }], { unit })).result.status).toBe('open');
    if (isFormer) await house.sql`update bet set day_cents = null`;
    const other = await house.event();
    expect((await bettor.bet([{ event: other }], { unit })).result.refused.why).toBe('payout-limit');
    await house.begin(lost);
    await house.end(lost, 0, 1);
    await house.run();
    expect((await bettor.bet([{ event: other }], { unit })).result.status).toBe('open');
    expect(await auditLedger(house.sql)).toEqual([]);
  },
);

test('two accounts of one person do not win the limit of a day twice by betting at the same moment', async () => {
  await using house = await openBettingHouse();
  const crowd = await Promise.all(Array.from({ length: 6 }, () => house.bettor(RICH)));
  await house.sql`
    insert into person_trait (player_id, kind, print, since)
    select player_id, 'browser', 'k1:one', ${NOON} from unnest(
      ${crowd.map(({ player }) => player.id)}::bigint[]) as player_id`;
  await agreeOn(house, 'bets-payout-day', '100');
  const event = await house.event();
  const { refused } = (await crowd[0]!.bet([{ event }], { unit: 1_000_000 })).result;
  const all = await Promise.all(crowd.map((one) => one.bet([{ event }], { unit: refused.unit })));
  const outcomes = all.map(({ result }) => result.refused?.why ?? result.status);
  expect(outcomes.toSorted()).toEqual(['open', ...Array(5).fill('payout-limit')]);
});

test('a bet that waited is not taken at a better price that the limit of the day does not allow', async () => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const [bettor, other] = [await house.bettor(RICH), await house.bettor(RICH)];
  for (const one of [bettor, other]) await one.bet([{ event, ...OVER }], { policy: 'better' });
  const placed = await storedBy(house, bettor.player);
  // The other player's limit is the same, and leaves room for nothing more either.
  const later = await house.change(event, { moment: 28 });
  await house.sql`update bet set euro_rate = euro_rate * 1000 where player_id = ${other.player.id}`;
  await agreeOn(house, 'bets-payout-day', String(Math.ceil(placed[0]!.may_pay / 50)));
  house.pass(6_000);
  await house.run();
  expect(house.offered(later, OVER.market, OVER.outcome)).toBeGreaterThan(0);
  const [one, two] = [(await bettor.bets())[0], (await other.bets())[0]];
  expect([one.status, two.status, two.refused.why]).toEqual(['open', 'refused', 'payout-limit']);
  const [decided] = await storedBy(house, bettor.player);
  expect(decided!.may_pay).toBeGreaterThan(placed[0]!.may_pay);
  expect(decided!.day_cents).toBeCloseTo(decided!.may_pay);
});

test('a bet that waited over midnight is held to the limit of the day on which it was placed', async () => {
  await using house = await openBettingHouse();
  house.pass(12 * HOUR_MS - 2_000);
  const event = await house.begin(await house.event(), { moment: 20 });
  const bettor = await house.bettor(RICH);
  await bettor.bet([{ event, ...OVER }], { policy: 'better' });
  const [placed] = await storedBy(house, bettor.player);
  await agreeOn(house, 'bets-payout-day', String(Math.ceil(placed!.may_pay) / 100));
  await house.change(event, { moment: 28 });
  house.pass(6_000);
  await house.run();
  const [decided] = await bettor.bets();
  expect([decided.status, decided.refused?.why]).toEqual(['refused', 'payout-limit']);
});
