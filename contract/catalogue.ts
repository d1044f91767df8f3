// The whole contract, area by area. Spelling is the wire's, letter for letter.
import { account } from './account/account.ts';
import { accountMoney } from './account/money.ts';
import { accountPlay } from './account/play-limits.ts';
import { accountProfile } from './account/profile.ts';
import { accountSecurity } from './account/security.ts';
import { auth } from './auth/auth.ts';
import { authEntry } from './auth/entry.ts';
import { banners } from './banners.ts';
import { bets } from './betting/bets.ts';
import { sportsCalls } from './betting/sports.ts';
import { bettingBonuses, bonuses } from './bonuses.ts';
import { campaigns } from './campaigns.ts';
import { cashbacks } from './cashbacks.ts';
import { cashier } from './cashier/cashier.ts';
import { cashierDeposits } from './cashier/deposits.ts';
import { cashierWithdrawals } from './cashier/withdrawals.ts';
import { chatEvents } from './chat-events.ts';
import { content } from './content.ts';
import type { Call } from './define.ts';
import { fairness } from './fairness.ts';
import { freespins } from './freespins.ts';
import { games } from './games.ts';
import { gamesHistory } from './games-history.ts';
import { jackpots } from './jackpots.ts';
import { leaderboard, leaderboardWins } from './leaderboard.ts';
import { loyalty } from './loyalty/loyalty.ts';
import { metadata } from './metadata.ts';
import { play } from './play.ts';
import { popups } from './popups.ts';
import { push } from './push.ts';
import { seo } from './seo.ts';
import { storage } from './storage.ts';
import { sumsub } from './sumsub.ts';
import { support } from './support.ts';
import { tables } from './tables.ts';
import { tournaments } from './tournaments.ts';
import { tracking } from './tracking.ts';
import { visitorEvents } from './visitor-events.ts';

export const catalogue = {
  account: { ...account, ...accountMoney, ...accountPlay, ...accountProfile, ...accountSecurity },
  auth: { ...auth, ...authEntry },
  banners,
  bets,
  bettingBonuses,
  bonuses,
  campaigns,
  cashbacks,
  cashier: { ...cashier, ...cashierDeposits, ...cashierWithdrawals },
  chatEvents,
  content,
  events: visitorEvents,
  fairness,
  freespins,
  games: { ...games, ...gamesHistory },
  loyalty,
  leaderboard: { ...leaderboard, ...leaderboardWins },
  Jackpots: jackpots,
  metadata,
  play,
  popups,
  push,
  seo,
  sports: sportsCalls,
  storage,
  sumsub,
  support,
  tables,
  tournaments,
  tracking,
};

const all = Object.values(catalogue).flatMap((calls) => Object.values<Call>(calls));

export const calls: ReadonlyMap<string, Call> = new Map(all.map((call) => [call.name, call]));

/** Areas that the specification calls by more than one name (decision D16). */
const otherNames: Readonly<Record<string, Call>> = {
  'chat.storechatevent': chatEvents.storeChatEvent,
  'events.storechatevent': chatEvents.storeChatEvent,
};

const byLowerCase = new Map<string, Call>([
  ...Object.entries(otherNames),
  ...all.map((call) => [call.name.toLowerCase(), call] as const),
]);

/** The table's spelling is mixed, so a caller's letter case is not held against them (decision D02). */
export const findCall = (name: string): Call | undefined => byLowerCase.get(name.toLowerCase());
