// Rewards that the operator's people give by hand: up to a sum a day one of them gives it, above it another must agree.
// The page that asks draws the key: asked twice, it is given once.
import * as z from 'zod/mini';
import { exchangeUp } from '#rules/exchange.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { templateNamed } from '../../bonuses/templates.ts';
import { ratesOf } from '../../content/rates.ts';
import { lockPlayer, type Tx } from '../../database/db.ts';
import { canBeGiven } from '../../freespins/pack-bet.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { mayBeGiven } from '../../rewards/may-be-given.ts';
import type { Reward } from '../../rewards/reward.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { Change, StaffContext } from '../desk-context.ts';
import { findPlayer } from './player-picture.ts';

export const GIFT = 'reward.give';

/** In cents of a euro: what a player may be given in a day without a second person, however it is cut up. */
const ALONE_MAX = cents(2_000);

type GivenByHand = Extract<Reward, { kind: 'bonus' | 'freespins' | 'freebet' }>;

interface Wish {
  player: number;
  key: string;
  reward: GivenByHand;
  reason: string;
}

const payload = z.object({
  player: z.int(),
  key: z.string(),
  currency: z.string(),
  /** The same in words, for whoever decides. */
  says: z.string(),
  /** Checked by whoever asked for it. */
  reward: z.looseObject({ kind: z.enum(['bonus', 'freespins', 'freebet']) }),
});
type Gift = z.output<typeof payload>;

/** What it comes to at the most that the house stakes for it. */
function worthOf(reward: GivenByHand): Cents {
  if (reward.kind === 'bonus') return reward.amount;
  return reward.kind === 'freebet' ? reward.value : cents(reward.rounds * reward.stake);
}

function wordsOf(reward: GivenByHand, currency: Currency): string {
  const money = (amount: Cents) => formatMoney({ amount, currency });
  if (reward.kind === 'bonus') return `${money(reward.amount)}, ${reward.template}`;
  if (reward.kind === 'freebet') return `free bet ${money(reward.value)}, ${reward.days} days`;
  const { rounds, stake, game, days, winsTo } = reward;
  return `${rounds} × ${money(stake)}, ${game}, ${days} days, wins to ${winsTo}`;
}

/** Refuses with a sentence what cannot be given. */
function requireGift(reward: GivenByHand, { content }: StaffContext): void {
  if (reward.kind === 'freespins' && !canBeGiven(reward.game, reward.stake))
    throw sayNo(`There are no free spins of ${reward.game} at that stake.`);
  if (reward.kind !== 'bonus') return;
  try {
    templateNamed(content, reward.template);
  } catch {
    throw sayNo(`There is no bonus called ${reward.template}.`);
  }
}

/** Whoever is banned, excluded or blocked from rewards is given nothing by hand either. */
async function requireGivable(tx: Tx, player: number, now: Date): Promise<void> {
  const allowed = await mayBeGiven(tx.sql, [player], now);
  if (!allowed.has(player)) throw sayNo('This player may be given nothing: blocked, excluded or banned.');
}

/** What to do in the transaction: it is given, or waits for a second person. */
export const giveByHand =
  ({ player, key, reward, reason }: Wish, ctx: StaffContext): Change<{ approval: number | null }> =>
  async (tx) => {
    requireGift(reward, ctx);
    await findPlayer(tx.sql, player, ctx.now);
    await requireGivable(tx, player, ctx.now);
    // Gifts to one player are looked at one after the other: two at once would not see each other.
    await lockPlayer(tx, player);
    const { currency } = await balancesOf(tx.sql, player);
    const gift: Gift = { player, key, currency, says: wordsOf(reward, currency), reward };
    const exchange = { from: currency, to: 'EUR', rates: ratesOf(ctx.content) } as const;
    const alone = exchangeUp(worthOf(reward), exchange);
    if (alone + (await givenAlone(tx, { player, key }, ctx.now)) <= ALONE_MAX) {
      await give(tx, gift, ctx.staff.name, ctx);
      return { answer: { approval: null }, after: { ...gift, alone } };
    }
    const [waiting] = await tx.sql<{ id: number }>`
      select id from staff_approval where kind = ${GIFT} and payload ->> 'key' = ${key}`;
    const wish = { kind: GIFT, subject: `player ${player}`, payload: gift, reason };
    return { answer: { approval: waiting?.id ?? (await askApproval(tx, wish, ctx)) }, after: gift };
  };

/** What the player was given so within a day, by whomever, beside the gift of this key. */
async function givenAlone(
  { sql }: Tx,
  { player, key }: Pick<Wish, 'player' | 'key'>,
  now: Date,
): Promise<number> {
  const [given] = await sql<{ sum: number }>`
    select coalesce(sum(alone), 0)::bigint as sum from (
      select distinct after ->> 'key', (after ->> 'alone')::bigint as alone from staff_audit
      where subject = ${`player ${player}`} and at > ${now}::timestamptz - interval '1 day'
        and after ? 'alone' and after ->> 'key' <> ${key}
    ) as gift`;
  return given!.sum;
}

async function give(tx: Tx, gift: Gift, by: string, { content, now }: StaffContext): Promise<void> {
  const { player: id, key, currency } = gift;
  const source = { giver: 'staff', name: by } as const;
  const player = { id, currency: currency as Currency };
  const reward = gift.reward as unknown as GivenByHand;
  await giveReward(tx, { key: `gift-${key}`, player, reward, source }, now, content);
}

export const giftApprovable = defineApprovable<Gift>({
  permission: 'money.approve',
  payload,
  async carryOut(tx, gift, { askedBy }, ctx) {
    const { currency } = await balancesOf(tx.sql, gift.player);
    if (currency !== gift.currency) throw sayNo(`The player’s money is not in ${gift.currency} any more.`);
    await requireGivable(tx, gift.player, ctx.now);
    await lockPlayer(tx, gift.player);
    await give(tx, gift, askedBy.name, ctx);
    return { after: gift };
  },
});
