// Rewards that the operator's people give by hand: up to a sum a day one of them gives it, above it another must agree.
// The page that asks draws the key: asked twice, it is given once.
import * as z from 'zod/mini';
import { isRefusal } from '#contract/refusals.ts';
import { exchangeUp } from '#rules/exchange.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { templateNamed } from '../../bonuses/templates.ts';
import { ratesOf } from '../../content/rates.ts';
import { lockPlayer, type Tx } from '../../database/db.ts';
import { canBeGiven } from '../../freespins/pack-bet.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { describeReward } from '../../rewards/describe-reward.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { mayBeGiven } from '../../rewards/may-be-given.ts';
import type { Reward } from '../../rewards/reward.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { Change, StaffContext } from '../desk-context.ts';
import { findPlayer } from './player-picture.ts';

export const GIFT = 'reward.give';

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
  const says = describeReward(reward, currency);
  if (reward.kind === 'bonus') return says;
  if (reward.kind === 'freebet') return `free bet ${says}, ${reward.days} days`;
  return `${says}, ${reward.days} days, wins to ${reward.winsTo}`;
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
    // Gifts of one person and gifts to one player wait for each other: two at once would not be counted together.
    await tx.sql`select pg_advisory_xact_lock(hashtext('gifts alone'), ${ctx.staff.id}::int)`;
    await lockPlayer(tx, player);
    const subject = `player ${player}`;
    const { currency } = await balancesOf(tx.sql, player);
    const gift: Gift = { player, key, currency, says: wordsOf(reward, currency), reward };
    const exchange = { from: currency, to: 'EUR', rates: ratesOf(ctx.content) } as const;
    const alone = exchangeUp(worthOf(reward), exchange);
    const given = await givenAlone(tx, { subject, key }, ctx);
    const most = await readThresholds(tx.sql);
    const isWithin =
      alone + given.toPlayer <= most['gifts-alone-player'] &&
      alone + given.byMember <= most['gifts-alone-member'];
    if (isWithin) {
      await give(tx, gift, ctx.staff.name, ctx);
      return { answer: { approval: null }, after: { ...gift, alone } };
    }
    const [waiting] = await tx.sql<{ id: number }>`
      select id from staff_approval where kind = ${GIFT} and subject = ${subject} and payload ->> 'key' = ${key}`;
    const wish = { kind: GIFT, subject, payload: gift, reason };
    return { answer: { approval: waiting?.id ?? (await askApproval(tx, wish, ctx)) }, after: gift };
  };

/** Gifts of the last day without the gift of this key: to the player by all staff, and by this member to all players. */
async function givenAlone(
  { sql }: Tx,
  { subject, key }: { subject: string; key: string },
  { staff, now }: StaffContext,
): Promise<{ toPlayer: number; byMember: number }> {
  const [given] = await sql<{ toPlayer: number; byMember: number }>`
    select coalesce(sum(alone) filter (where subject = ${subject}), 0)::bigint as "toPlayer",
      coalesce(sum(alone) filter (where member_id = ${staff.id}), 0)::bigint as "byMember"
    from (
      select distinct on (subject, after ->> 'key') subject, member_id, (after ->> 'alone')::bigint as alone
      from staff_audit
      where (subject = ${subject} or member_id = ${staff.id}) and starts_with(call, 'players.give')
        and at > ${now}::timestamptz - interval '1 day' and after ? 'alone'
        and (subject, after ->> 'key') <> (${subject}, ${key})
      order by subject, after ->> 'key', id
    ) as gift`;
  return given!;
}

async function give(tx: Tx, gift: Gift, by: string, { content, now }: StaffContext): Promise<void> {
  const { player: id, key, currency } = gift;
  const source = { giver: 'staff', name: by } as const;
  const player = { id, currency: currency as Currency };
  const reward = gift.reward as unknown as GivenByHand;
  await giveReward(tx, { key: `gift-${id}-${key}`, player, reward, source }, now, content).catch(
    (error: unknown) => {
      if (!isRefusal(error, 'RewardUnavailable')) throw error;
      throw sayNo('The budget for gifts of the staff is used up, or gifts were stopped.');
    },
  );
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
