// Notices in the player's words: what happened is kept, and how it is said is the content's of the day.
import type { LoyaltyNotice } from '#contract/loyalty/loyalty.ts';
import type { LoyaltyReward } from '#contract/loyalty/reward.ts';
import { toDecimal } from '#contract/wire.ts';
import { formatMoney } from '#rules/format.ts';
import type { PlayerContext } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { textsIn } from '../content/texts-in.ts';
import { productsOf, programOf, questsOf, termsOf } from './definitions.ts';
import { shownReward } from './in-currency.ts';
import { type NoticeData, type NoticeRow, takeNotices } from './notice-rows.ts';

type Say = ReturnType<typeof textsIn>;

/** Each is told once, to whichever tab asks first. */
export async function tellNotices(ctx: PlayerContext): Promise<LoyaltyNotice[]> {
  const rows = await takeNotices(ctx.db.sql, ctx.player.id, ctx.now);
  const say = textsIn(ctx.content, ctx.locale, 'loyalty');
  return rows.toSorted((a, b) => a.id - b.id).map((row) => notice(row, ctx, say));
}

function notice({ id, trigger, data }: NoticeRow, ctx: PlayerContext, say: Say): LoyaltyNotice {
  const { content, player } = ctx;
  const into = { currency: player.currency, rates: ratesOf(content) };
  const reward = data.reward === undefined ? null : shownReward(data.reward, into);
  const values = {
    level: String(data.level ?? ''),
    name: nameOf(data, ctx),
    reward: reward === null ? '' : rewardText(reward, say),
    coins: String(data.coins ?? 0),
    days: String(data.days ?? 0),
  };
  const hasGift = trigger !== 'level' || reward !== null;
  return {
    ...{ id, trigger, ...amountOf(data, reward) },
    type: ['streak', 'refund', 'quest_claimed', 'level'].includes(trigger) ? 'credit' : 'other',
    title: say(`loyalty.notice.${trigger}.title`, values),
    message: say(`loyalty.notice.${trigger}.${hasGift ? 'text' : 'plain'}`, values),
    image: imageOf(data, ctx),
  };
}

/** Of the level, the quest or the product. */
function nameOf({ level, quest }: NoticeData, { content, locale }: PlayerContext): string {
  if (level !== undefined) return programOf(content, locale).levels[level - 1]?.name ?? '';
  return quest === undefined
    ? ''
    : (questsOf(content, locale).find(({ sysname }) => sysname === quest)?.title ?? '');
}

function imageOf({ quest, product }: NoticeData, { content }: PlayerContext): string {
  const own =
    questsOf(content).find(({ sysname }) => sysname === quest)?.image ??
    productsOf(content).find(({ id }) => id === product)?.image;
  return own ?? termsOf(content).coinIcon;
}

function amountOf(
  { coins = 0 }: NoticeData,
  reward: LoyaltyReward | null,
): Pick<LoyaltyNotice, 'amount' | 'amountType'> {
  if (reward?.kind === 'freespins') return { amount: reward.rounds, amountType: 'freespins' };
  if (reward?.kind === 'cash' || reward?.kind === 'bonus' || reward?.kind === 'freebet')
    return { amount: toDecimal(reward.amount.amount), amountType: 'money' };
  return { amount: reward?.kind === 'coins' ? reward.coins : coins, amountType: 'points' };
}

function rewardText(reward: LoyaltyReward, say: Say): string {
  switch (reward.kind) {
    case 'coins':
      return say('loyalty.reward.coins', { coins: String(reward.coins) });
    case 'freespins':
      return say('loyalty.reward.freespins', { rounds: String(reward.rounds), game: reward.game.name });
    case 'cash':
    case 'bonus':
    case 'freebet':
      return say(`loyalty.reward.${reward.kind}`, { amount: formatMoney(reward.amount) });
    case 'frame':
      return say('loyalty.reward.frame', { frame: reward.frame });
  }
}
