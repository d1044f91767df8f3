// A bet that waited is taken at a better price, which pays more: no cap is exceeded by that either.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { agreeOn } from '#tests/thresholds.ts';
import { auditLedger } from '../ledger/audit.ts';
import { findOtherRisks } from './revalued-risks.ts';

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
