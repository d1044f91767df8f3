// The offer a player chooses with a deposit: looked at before the deposit is ordered, kept with it, and given by a reader
// of facts once the money has come.
import type { OfferRule } from '#contract/offer-rule.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Cents } from '#rules/money.ts';
import { needsOf, obstacleOf } from '#rules/offers/eligibility.ts';
import type { PlayerContext } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import { aboutPlayers } from './about-players.ts';
import { findOffer } from './offers.ts';
import { sumIn } from './reward-of.ts';
import { standingsOf } from './standings.ts';

/** What the wire says for none (decision D85). */
const NO_OFFER = '-1';

interface Deposit {
  offerId: string | undefined;
  method: string;
  amount: Cents;
}

/** Undefined: the player wants none. Throws where the deposit is not one that the offer is for. */
export function chosenOffer(
  { offerId = NO_OFFER, method, amount }: Deposit,
  { content, player }: PlayerContext,
): OfferRule | undefined {
  if (offerId === NO_OFFER) return undefined;
  const rule = findOffer(content, Number(offerId));
  if (rule?.trigger.action !== 'deposit' || rule.trigger.exclude_methods.includes(method))
    throw notForThis('NOT_ELIGIBLE');
  const least = sumIn(rule.trigger.min, { currency: player.currency, rates: ratesOf(content) });
  if (amount < least) throw notForThis('NEED_DEPOSIT');
  return rule;
}

/** In the transaction that orders the deposit, under the lock of its player. */
export async function keepChoice(
  tx: Tx,
  { transaction, rule }: { transaction: string; rule: OfferRule },
  { player, now }: Pick<PlayerContext, 'player' | 'now'>,
): Promise<void> {
  const about = (await aboutPlayers(tx.sql, [player.id], now)).get(player.id)!;
  const standings = await standingsOf(tx.sql, [player.id], [rule], now);
  const obstacle = obstacleOf(rule, about, standings(player.id, rule.id), now);
  const [need] = needsOf(rule, about);
  if (obstacle !== null || need !== undefined) throw notForThis(obstacle ?? 'NOT_ELIGIBLE');
  await tx.sql`
    insert into offer_choice (transaction, player_id, offer_id, rule, chosen_at)
    values (${transaction}, ${player.id}, ${rule.id}, ${JSON.stringify(rule)}::text::jsonb, ${now})`;
}

const notForThis = (why: string): Refusal =>
  new Refusal('InvalidParameter', { error_data: { campaign_offer_id: [why] } });
