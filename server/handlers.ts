// Every area's handlers.
import { account } from './account/handlers.ts';
import { auth } from './auth/handlers.ts';
import { banners } from './banners/handlers.ts';
import { bets } from './bets/handlers.ts';
import { bettingBonuses, bonuses } from './bonuses/handlers.ts';
import { sportsHandlers } from './book/handlers.ts';
import type { Handlers } from './calls/context.ts';
import { cashbacks } from './cashbacks/handlers.ts';
import { cashier } from './cashier/handlers.ts';
import { content } from './content-pages/handlers.ts';
import { fairness } from './fairness/handlers.ts';
import { freespins } from './freespins/handlers.ts';
import { games } from './games/handlers.ts';
import { jackpots } from './jackpots/handlers.ts';
import { loyalty } from './loyalty/handlers.ts';
import { metadata } from './metadata/handlers.ts';
import { campaigns } from './offers/handlers.ts';
import { popups } from './popups/handlers.ts';
import { push } from './push/handlers.ts';
import { play } from './rounds/handlers.ts';
import { gamesHistory } from './rounds/history-handlers.ts';
import { seo } from './seo/handlers.ts';
import { storage } from './storage/handlers.ts';
import { chatEvents } from './support/chat-event-handlers.ts';
import { support } from './support/handlers.ts';
import { tables } from './tables/handlers.ts';
import { leaderboard, tournaments } from './tournaments/handlers.ts';
import { gamesOfRun } from './tournaments/run-games.ts';
import { events } from './tracking/event-handlers.ts';
import { tracking } from './tracking/handlers.ts';
import { sumsub } from './verification/handlers.ts';
import { leaderboardWins } from './winners/handlers.ts';

export const handlers: Handlers = {
  account,
  auth,
  banners,
  bets,
  bettingBonuses,
  bonuses,
  campaigns,
  cashbacks,
  cashier,
  chatEvents,
  content,
  events,
  fairness,
  freespins,
  games: { ...games, ...gamesHistory, get: gamesOfRun },
  leaderboard: { ...leaderboard, ...leaderboardWins },
  Jackpots: jackpots,
  loyalty,
  metadata,
  play,
  popups,
  push,
  seo,
  sports: sportsHandlers,
  storage,
  sumsub,
  support,
  tables,
  tournaments,
  tracking,
};
