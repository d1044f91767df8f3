// A bet: asked for under a name of its own, and told as it is kept.
import type { BetShown } from '#contract/betting/bet.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { Refusal } from '#contract/refusals.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { findPriced } from '../book/priced-events.ts';
import type { PlayerContext } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import type { Sql } from '../database/db.ts';
import { drawHex } from '../plumbing/chance.ts';
import { judgedAtCaps } from './at-caps.ts';
import { findBets } from './bet-rows.ts';
import { boostLimitsOf } from './boost-limits.ts';
import type { Place, Placed } from './place-batch.ts';
import { receiptSigner } from './receipts.ts';
import { shownBet, shownBets } from './shown-bet.ts';
import { shownRefused } from './shown-refused.ts';

const ID_BYTES = 12;

const eventsOf = async (sql: Sql, slip: Slip): Promise<ReadonlyMap<number, EventRecord>> => {
  const ids = slip.legs.map(({ event }) => event);
  return new Map((await findPriced(sql, ids, 'bets')).map((event) => [event.id, event]));
};

export async function placeBet(ctx: PlayerContext, slip: Slip): Promise<BetShown> {
  const { db, player, session, now, idempotencyKey: key } = ctx;
  const place: Place = {
    ...{ id: drawHex(ID_BYTES), key, player, session, slip, now, askedAt: performance.now() },
    ...{ rates: ratesOf(ctx.content), isBonusApart: isBonusApart(ctx.content) },
    boostLimits: boostLimitsOf(ctx.content),
    signer: receiptSigner(ctx.secret),
  };
  const { id, refused, bet, events } = await judgedAtCaps<Placed>(
    () => ctx.rooms.bets.places.take(place),
    () => ({ id: place.id, refused: { why: 'stake-limit', odds: null, unit: null } }),
  );
  const byId = events ?? (await eventsOf(db.sql, slip));
  if (refused !== undefined) return shownRefused({ id, slip, refused, player, now }, byId);
  if (bet !== undefined) return shownBet(bet, byId);
  // It was placed before: it is told as it stands by now.
  const [kept] = await findBets(db.sql, [player.id], [id]);
  if (kept === undefined) throw new Refusal('BetNotAllowed');
  const [shown] = await shownBets(db.sql, [kept]);
  return shown!;
}
