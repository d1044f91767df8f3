// Deposits that have come, and the offers that were chosen with them. The rule is the one the player was shown.
import type { OfferRule } from '#contract/offer-rule.ts';
import type { Rates } from '#rules/exchange.ts';
import { obstacleOf } from '#rules/offers/eligibility.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { lockPlayers, type Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import { aboutPlayers } from './about-players.ts';
import type { ClaimWish } from './claims.ts';
import { sumIn } from './reward-of.ts';
import { counting, standingsOf } from './standings.ts';

type Settled = Extract<Fact, { name: 'deposit.settled' }>;

interface ChoiceRow {
  transaction: string;
  player_id: number;
  rule: OfferRule;
  chosen_at: Date;
  /** How many deposits of the player had come before this one. */
  before: number;
}

export async function readDeposits(
  tx: Tx,
  facts: readonly Fact[],
  { content, now }: { content: Content; now: Date },
): Promise<ClaimWish[]> {
  const settled = facts.filter((fact): fact is Settled => fact.name === 'deposit.settled');
  if (settled.length === 0) return [];
  const choices = await tx.sql<ChoiceRow>`
    select choice.transaction, choice.player_id, choice.rule, choice.chosen_at, (
      select count(*)::int from payment as earlier
      where earlier.player_id = own.player_id and earlier.type = 'deposit' and earlier.state = 'paid'
        and (earlier.settled_at, earlier.id) < (own.settled_at, own.id)) as before
    from offer_choice as choice join payment as own using (transaction)
    where choice.transaction = any(${settled.map(({ data }) => data.transaction)}::text[])
    order by own.settled_at, own.id`;
  if (choices.length === 0) return [];
  const players = [...new Set(choices.map(({ player_id }) => player_id))];
  await lockPlayers(tx, players);
  const abouts = await aboutPlayers(tx.sql, players, now);
  const rules = choices.map(({ rule }) => rule);
  const standings = counting(await standingsOf(tx.sql, players, rules, now));
  const rates = ratesOf(content);
  await consumeCodes(tx, choices);
  const byTransaction = new Map(settled.map(({ data }) => [data.transaction, data]));
  return choices.flatMap(({ transaction, player_id: playerId, rule, chosen_at, before }): ClaimWish[] => {
    const about = abouts.get(playerId);
    const paid = byTransaction.get(transaction);
    if (about === undefined || paid === undefined) return [];
    // It ran when it was chosen, and a code that opened it then has been used.
    const standing = { ...standings.of(playerId, rule.id), isOpened: true };
    const obstacle = obstacleOf(rule, { ...about, deposits: before }, standing, chosen_at);
    const refused = obstacle ?? (isEnough(rule, paid, rates) ? undefined : 'NEED_DEPOSIT');
    if (refused === undefined) standings.add(playerId, rule.id);
    const { amount: deposit, currency } = paid;
    return [{ playerId, rule, cause: `deposit:${transaction}`, refused, deposit, currency }];
  });
}

/** People of the cashier may have found that less has come than was ordered. */
const isEnough = ({ trigger }: OfferRule, { amount, currency }: Settled['data'], rates: Rates): boolean =>
  trigger.action === 'deposit' && amount >= sumIn(trigger.min, { currency, rates });

/** Codes that were kept for these deposits. */
async function consumeCodes(tx: Tx, choices: readonly ChoiceRow[]): Promise<void> {
  await tx.sql`
    update promo_activation set state = 'consumed', reserved_until = null
    from unnest(${choices.map(({ player_id }) => player_id)}::bigint[], ${choices.map(({ rule }) => rule.id)}::int[])
      as used (player_id, offer_id)
    where promo_activation.player_id = used.player_id and promo_activation.offer_id = used.offer_id
      and state = 'reserved'`;
}
