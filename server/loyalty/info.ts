// How a player stands: level, points, coins, streak, character and quests, in one answer.
import type { Level, LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { coinsEndAt, dayOf, levelAt, streakCoins, wholeCoins } from '#rules/loyalty.ts';
import type { Context, PlayerContext } from '../calls/context.ts';
import { findPurse } from '../coins/coins.ts';
import { ratesOf } from '../content/rates.ts';
import { textsIn } from '../content/texts-in.ts';
import { changeTerms } from './characters.ts';
import {
  charactersOf,
  type DefinedProgram,
  hasCharacters,
  isOn,
  productsOf,
  programOf,
  questsOf,
  termsOf,
} from './definitions.ts';
import { type Into, shownReward } from './in-currency.ts';
import { findDays, findPlayers } from './player-rows.ts';
import { listQuests } from './quest-rows.ts';
import { questView } from './quests.ts';

export async function loyaltyInfo(ctx: PlayerContext): Promise<LoyaltyInfo> {
  const { db, player, content, locale, now } = ctx;
  const [players, purse, rows, [today]] = await Promise.all([
    findPlayers(db.sql, [player.id]),
    findPurse(db.sql, player.id),
    listQuests(db.sql, player.id),
    findDays(db.sql, [player.id], [dayOf(now)]),
  ]);
  const own = players.get(player.id)!;
  const program = programOf(content, locale);
  const into = intoOf(ctx);
  const levels = levelViews(program, into);
  const level = levelAt(own.micropoints, program.levels);
  const { minValue, maxValue } = levels[level - 1]!;
  const characters = charactersOf(ctx, locale);
  const viewer = {
    ...{ level, character: own.character_id, rows, into, now },
    characters: new Map(characters.map(({ id, name }) => [id, name])),
  };
  const quests = isOn(content) ? questsOf(content, locale) : [];
  const coins = wholeCoins(purse?.microcoins ?? 0);
  return {
    ...{ id: program.id, is_active: isOn(content), uid: player.id, levels, level, points: coins },
    pointsAlias: textsIn(content, locale, 'loyalty')('loyalty.pointsAlias'),
    character: hasCharacters(content) ? (characters.find(({ id }) => id === own.character_id) ?? null) : null,
    progress: { minValue, maxValue, expCount: wholeCoins(own.micropoints) },
    streak: {
      days: own.streak_days,
      coins: [...streakCoins],
      is_done_today: own.streak_day === dayOf(now),
      points_needed: termsOf(content).earning.streakPoints,
      points_today: wholeCoins(today?.micropoints ?? 0),
    },
    quests: quests.map((quest) => questView(quest, quests, viewer)),
    points_end_at: coins === 0 ? null : coinsEndAt(purse!.moved_at).toISOString(),
    change: changeTerms(own, termsOf(content).characterPrice, now),
    frame: frameOf(ctx, own.frame_product_id),
  };
}

function frameOf({ content }: PlayerContext, productId: number | null): LoyaltyInfo['frame'] {
  const reward = productsOf(content).find(({ id }) => id === productId)?.reward;
  return reward?.kind === 'frame' ? reward.frame : null;
}

/** Guests see amounts in the currency that the site begins with. */
export const intoOf = ({ content, player }: Pick<Context, 'content' | 'player'>): Into => ({
  currency:
    player?.currency ?? content.cms<{ default_currency: Into['currency'] }>('general').default_currency,
  rates: ratesOf(content),
});

export const levelViews = ({ levels }: DefinedProgram, into: Into): Level[] =>
  levels.map(({ level, name, points, coinRate, gift }, at) => ({
    ...{ level, name, minValue: points, maxValue: levels[at + 1]?.points ?? null, coin_rate: coinRate },
    gift: gift.map((reward) => shownReward(reward, into)),
  }));
