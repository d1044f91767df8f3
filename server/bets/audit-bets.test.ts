// Every rule of bets, broken once: whoever changes what was promised, paid or owed is seen.
import { expect } from 'vitest';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { undone } from '#tests/undone.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';

/** One open, one won, one sold in part. */
async function openPlayed(): Promise<BettingHouse> {
  const house = await openBettingHouse();
  const [one, two] = [await house.event(), await house.event()];
  const bettor = await house.bettor();
  await bettor.bet([{ event: one }]);
  const { id } = (await bettor.bet([{ event: two }])).result;
  const [quote] = await bettor.cashOuts();
  await bettor.cashOut(id, 50, Math.floor(quote.amount * 50), 'half');
  await house.end(two, 1, 0);
  await house.run();
  expect(await auditLedger(house.sql)).toEqual([]);
  return house;
}

const test = sharing(openPlayed);

test.for<[string, (changed: { sql: Sql }) => Promise<unknown>, string]>([
  [
    'a stake that was made larger',
    ({ sql }) => sql`update bet set staked_cents = 2000 where status = 'open'`,
    'a bet is not what the books staked for it',
  ],
  [
    'a unit that was made larger',
    ({ sql }) => sql`update bet set unit_cents = 2000 where status = 'open'`,
    'the unit of a bet is not what was staked and not sold',
  ],
  [
    'a bet that was taken out of the books',
    ({ sql }) => sql`
      with gone as (delete from bet_leg where bet_id in (select id from bet where status = 'open') returning bet_id)
      delete from bet where id in (select bet_id from gone)`,
    'a bet is not what the books staked for it',
  ],
  [
    'a win that was made larger',
    ({ sql }) => sql`update bet set paid_cents = paid_cents + 1 where status = 'won'`,
    'a bet did not pay what it came to',
  ],
  [
    'a revision that is gone',
    ({ sql }) => sql`delete from bet_revision where revision = 1`,
    'the revisions of a bet have a gap',
  ],
  [
    'a debt that nobody has',
    ({ sql }) => sql`
      insert into player_debt (player_id, currency, cents, since) select player_id, 'USD', 5, now() from bet limit 1`,
    'a player owes something else than the books say',
  ],
  [
    'a liability that was made smaller',
    ({ sql }) => sql`update bet_liability set owed_cents = owed_cents - 1 where owed_cents > 0`,
    'what is owed on an outcome is not what its bets say',
  ],
  [
    'a worst case that was made smaller',
    ({ sql }) => sql`update bet_risk set worst_cents = worst_cents / 2`,
    'what a league or the whole book may lose is not the sum of its events',
  ],
  [
    'a sum of worst cases that was made smaller',
    ({ sql }) => sql`update bet_risk_scope set loss_cents = loss_cents / 2 where scope = 'total'`,
    'what a league or the whole book may lose is not the sum of its events',
  ],
  [
    'a leg that owes though its bet is over',
    ({ sql }) => sql`update bet_leg set owed_cents = 5 where result is not null`,
    'a leg owes something though it is over',
  ],
  [
    'a bet that was taken after the start',
    ({ sql }) => sql`update bet set accepted_at = accepted_at + interval '1 day' where status = 'open'`,
    'a bet was taken when none could be',
  ],
  [
    'a bet that was taken while nothing could be bet on',
    ({ sql }) => sql`
      update event_phase set is_open = false where event_id in (
        select event_id from bet_leg join bet on bet.id = bet_id where status = 'open')`,
    'a bet was taken when none could be',
  ],
  ['a receipt that is gone', ({ sql }) => sql`update bet set receipt = null`, 'a bet has no receipt'],
])('%s is seen', async ([, spoil, rule], { house }) => {
  const violations = await undone(house.product.db, async (tx) => {
    await spoil(tx);
    return auditLedger(tx.sql);
  });
  expect(violations.map((violation) => violation.rule).join()).toContain(rule);
});
