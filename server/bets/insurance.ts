// An accumulator of many legs that one alone has lost brings a free bet of a share of its stake, up to a cap.
import { cents, ZERO } from '#rules/money.ts';
import { insuranceCents } from '#sports/bets/boost.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import type { Tx } from '../database/db.ts';
import { grantFreebet } from '../freebets/freebets.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import type { KeptBet } from './bet-rows.ts';
import type { BetChange } from './post-changes.ts';
import { playedBet } from './worked-out.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Once a bet, however often it is settled; what was given stays given. */
export async function insureLosers(tx: Tx, changes: readonly BetChange[], now: Date): Promise<void> {
  const insured = changes.flatMap(({ after }) => {
    const value = insuranceOf(after);
    return value === ZERO ? [] : [{ bet: after, value }];
  });
  const welcome = await mayBeGiven(
    tx.sql,
    insured.map(({ bet }) => bet.player_id),
    now,
  );
  for (const { bet, value } of insured)
    if (welcome.has(bet.player_id))
      await grantFreebet(
        tx,
        {
          ...{ key: `insurance:${bet.id}`, player: { id: bet.player_id, currency: bet.currency }, value },
          ...{ source: 'insurance', expiresAt: new Date(now.getTime() + DAYS * DAY_MS) },
        },
        now,
      );
}

/** Of the player's own money alone, and of what was not sold. */
function insuranceOf(bet: KeptBet) {
  if (bet.status !== 'lost' || bet.kind.type !== 'accumulator') return ZERO;
  if (bet.freebet_id !== null || bet.bonus_cents > 0) return ZERO;
  const extras = extrasOf(bet.rules);
  const capCents = BigInt(Math.floor(extras.insured.maxEuroCents / bet.euro_rate));
  const { legs, unitCents } = playedBet(bet);
  return cents(Number(insuranceCents(legs, { stakeCents: unitCents, capCents }, extras)));
}
