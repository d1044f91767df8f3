// An offer that waits for nothing but a yes is given to whoever takes it; of any other the player is told what it waits for.
import type { OfferRule } from '#contract/offer-rule.ts';
import { Refusal } from '#contract/refusals.ts';
import { needsOf, obstacleOf } from '#rules/offers/eligibility.ts';
import type { PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer } from '../database/db.ts';
import { aboutPlayers } from './about-players.ts';
import { openClaims } from './claims.ts';
import { giveWhole } from './give-claim.ts';
import { standingsOf } from './standings.ts';

export const takeOffer = (rule: OfferRule, ctx: PlayerContext): Promise<number> =>
  atomicallyOnce(ctx, '', async (tx) => {
    const { player, now, content } = ctx;
    await lockPlayer(tx, player.id);
    const about = (await aboutPlayers(tx.sql, [player.id], now)).get(player.id)!;
    const standing = (await standingsOf(tx.sql, [player.id], [rule], now))(player.id, rule.id);
    const obstacle = obstacleOf(rule, about, standing, now);
    if (obstacle !== null) throw notTheirs(obstacle);
    const needs = needsOf(rule, about);
    if (rule.trigger.action === 'contact' || needs.includes('contact'))
      throw new Refusal('UserNeedConfirmContact');
    if (needs.includes('verification')) throw new Refusal('SumsubVerificationRequired');
    if (rule.trigger.action === 'deposit') throw new Refusal('UserNeedDeposit');
    if (rule.trigger.action !== 'take') throw notTheirs('NOT_ELIGIBLE');
    const cause = `take:${standing.taken + 1}`;
    const wish = { playerId: player.id, rule, cause, deposit: null, currency: about.currency };
    const [claim] = await openClaims(tx, [wish], now);
    if (claim === undefined) throw notTheirs('LIMIT_REACHED');
    await giveWhole(tx, claim, { currency: about.currency, content, source: 'offer', now });
    return claim.id;
  });

const notTheirs = (why: string): Refusal =>
  new Refusal('InvalidParameter', { error_data: { offer_id: [why] } });
