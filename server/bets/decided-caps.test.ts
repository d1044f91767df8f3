// A bet that waited is taken at a better price, which pays more: no cap is exceeded by that either.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { agreeOn } from '#tests/thresholds.ts';
import { auditLedger } from '../ledger/audit.ts';
import type { KeptBet } from './bet-rows.ts';
import { isPaidBetter, overCaps } from './decided-caps.ts';
import { findOtherRisks } from './revalued-risks.ts';
import type { RiskRoom } from './risk-limits.ts';
import type { WonToday } from './won-today.ts';

const RICH = { balances: { main: cents(900_000_000) } };
/** Of an event of the first tier, in euro cents. */
const EVENT_CAP = 6_000_000;
const OVER = { market: 'total|line=2.5', outcome: 'over' };

const lossOf = async ({ sql }: BettingHouse, event: { id: number }): Promise<number> => {
  const [row] = await sql<{ loss: number }>`
    select -coalesce(sum(worst_cents), 0)::float8 as loss from bet_risk where event_id = ${event.id}`;
  return row!.loss;
};

/** Bettors whose bets in play wait, all of them on goals that become less likely meanwhile. */
async function openWaiting(house: BettingHouse, bettors: number) {
  const event = await house.begin(await house.event(), { moment: 20 });
  const crowd = await Promise.all(Array.from({ length: bettors }, () => house.bettor(RICH)));
  for (const bettor of crowd) {
    const pick = { event, ...OVER };
    const { refused } = (await bettor.bet([pick], { unit: 5_000_000, policy: 'better' })).result;
    if (refused.unit !== null) await bettor.bet([pick], { unit: refused.unit, policy: 'better' });
  }
  const wait = async () => {
    const before = house.offered(event, OVER.market, OVER.outcome);
    const later = await house.change(event, { moment: 28 });
    expect(house.offered(later, OVER.market, OVER.outcome)).toBeGreaterThan(before);
    house.pass(6_000);
    await house.run();
  };
  const bets = async () => (await Promise.all(crowd.map((bettor) => bettor.bets()))).flat();
  return { event, crowd, wait, bets };
}

const refusedFor = (bets: readonly { status: string; refused: { why: string } | null }[]) =>
  bets.flatMap(({ status, refused }) => (status === 'refused' ? [refused!.why] : []));

test('bets that fill an event are not all taken at the better price of their decision', async () => {
  await using house = await openBettingHouse();
  const { event, crowd, wait, bets } = await openWaiting(house, 6);
  expect(await lossOf(house, event)).toBeGreaterThan(EVENT_CAP * 0.99);
  await wait();
  expect(await lossOf(house, event)).toBeLessThanOrEqual(EVENT_CAP);
  const decided = await bets();
  expect(decided.map(({ status }) => status)).toContain('open');
  expect(new Set(refusedFor(decided))).toEqual(new Set(['stake-limit']));
  for (const bettor of crowd)
    for (const { status, stake } of await bettor.bets())
      if (status === 'refused') expect(await bettor.cash(), `${stake.amount} is back`).toBe(900_000_000);
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  expect(await auditLedger(house.sql)).toEqual([]);
});

test.for(['total', 'league'])(
  'a better price is not taken beyond what is left of the cap of the %s',
  async (scope) => {
    await using house = await openBettingHouse();
    const { event, wait, bets } = await openWaiting(house, 1);
    const name = scope === 'total' ? scope : `league-${event.league.id}`;
    const cap = scope === 'total' ? 200_000_000 : 5 * EVENT_CAP;
    const [row] = await house.sql<{ own: number }>`
      select loss_cents::float8 as own from bet_risk_scope where scope = ${name}`;
    const others = cap - row!.own;
    await house.sql`update bet_risk_scope set loss_cents = loss_cents + ${others} where scope = ${name}`;
    await wait();
    expect(refusedFor(await bets())).toEqual(['stake-limit']);
    await house.sql`update bet_risk_scope set loss_cents = loss_cents - ${others} where scope = ${name}`;
    expect(await findOtherRisks(house.product.db)).toEqual([]);
  },
);

test('a better price pays no more than a bet may pay', async () => {
  await using house = await openBettingHouse();
  const { wait, bets } = await openWaiting(house, 1);
  const [{ potential }] = await bets();
  await agreeOn(house, 'bets-payout', String(Math.ceil(potential.amount / 100)));
  await wait();
  expect(refusedFor(await bets())).toEqual(['payout-limit']);
});

const betOf = (cents: number) =>
  ({
    ...{ player_id: 7, status: 'open', potential_cents: cents, euro_rate: 0.5, legs: [] },
  }) as unknown as KeptBet;

test.for([
  [true, 'personal-limit'],
  [false, 'stake-limit'],
] as const)(
  'a better price beyond a cap that the usual limits would keep (%s) is rejected as %s',
  ([isUsualWithin, why]) => {
    const roomOf = (isWithin: boolean) => ({
      limits: { 'bets-payout': 1_000, 'bets-payout-day': 1_000 },
      isChangeWithinCaps: () => isWithin,
      withUsualFactors: () => roomOf(isUsualWithin),
    });
    const known = {
      ...{ room: roomOf(false) as unknown as RiskRoom, events: new Map() },
      won: { of: () => 0 } as unknown as WonToday,
    };
    expect(overCaps({ before: betOf(200), after: betOf(400) }, known)).toBe(why);
  },
);

test('a better price may use up the limit of a bet and of a day to the cent', () => {
  const decide = (to: number, won: number, max: number) =>
    overCaps(
      { before: betOf(200), after: betOf(to) },
      {
        room: {
          limits: { 'bets-payout': max, 'bets-payout-day': 1_000 },
          isChangeWithinCaps: () => true,
        } as unknown as RiskRoom,
        won: { of: () => won } as unknown as WonToday,
        events: new Map(),
      },
    );
  expect(decide(400, 900, 200)).toBeNull();
  expect(decide(400, 901, 200)).toBe('payout-limit');
  expect(decide(400, 900, 199)).toBe('payout-limit');
  // Nothing is looked at where it pays no more than it was booked at.
  expect(decide(200, 5_000, 1)).toBeNull();
});

test('a bet that is not taken is paid no better', () => {
  const before = { potential_cents: 1, status: 'delayed' } as KeptBet;
  const after = { potential_cents: 2, status: 'refused' } as KeptBet;
  expect(isPaidBetter({ before, after })).toBe(false);
  expect(isPaidBetter({ before, after: { ...after, status: 'open' } })).toBe(true);
});
