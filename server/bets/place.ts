// A bet: asked for under a name of its own, and told as it is kept.
import type { BetShown } from '#contract/betting/bet.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { Refusal } from '#contract/refusals.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import { findEvents } from '../book/event-rows.ts';
import type { PlayerContext } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { drawHex } from '../plumbing/chance.ts';
import { findBets } from './bet-rows.ts';
import { receiptSigner } from './receipts.ts';
import { shownBet } from './shown-bet.ts';
import { shownRefused } from './shown-refused.ts';

const ID_BYTES = 12;

export async function placeBet(ctx: PlayerContext, slip: Slip): Promise<BetShown> {
  const { db, player, now, idempotencyKey: key } = ctx;
  const { id, refused, bet } = await ctx.rooms.bets.places.take({
    ...{ id: drawHex(ID_BYTES), key, player, slip, now, askedAt: performance.now() },
    ...{ rates: ratesOf(ctx.content), isBonusApart: isBonusApart(ctx.content) },
    signer: receiptSigner(ctx.secret),
  });
  const events = await findEvents(
    db.sql,
    slip.legs.map((leg) => leg.event),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  if (refused !== undefined) return shownRefused({ id, slip, refused, player, now }, byId);
  if (bet !== undefined) return shownBet(bet, byId);
  // It was placed before: it is told as it stands by now.
  const [kept] = await findBets(db.sql, [player.id], [id]);
  if (kept === undefined) throw new Refusal('BetNotAllowed');
  return shownBet(kept, byId);
}
