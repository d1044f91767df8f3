// Everyone who reads facts. Whoever makes them knows none of these.
import type { Vault } from './at-rest/vault.ts';
import { turnoverReader } from './bonuses/count-turnover.ts';
import { payoutTimesReader } from './cashier/payout-times-channel.ts';
import type { Config } from './config/config.ts';
import type { Content } from './content/content.ts';
import type { Reader } from './facts/read-facts.ts';
import { gamePlays } from './games/game-plays.ts';
import { gameReturns } from './games/game-returns.ts';
import { jackpotsReader } from './jackpots/count-rounds.ts';
import type { Bus } from './live/bus.ts';
import { loyaltyReader } from './loyalty/read-play.ts';
import { offersReader } from './offers/offers-reader.ts';
import type { Clock } from './plumbing/clock.ts';
import { pushReader } from './push/pushes.ts';
import { dailyTotals } from './totals/daily-totals.ts';
import { tournamentReader } from './tournaments/score-reader.ts';
import { winReader } from './winners/win-reader.ts';

interface Tools {
  bus: Bus;
  clock: Clock;
  config: Config;
  content: Content;
  vault: Vault;
}

export const readersOf = (tools: Tools): readonly Reader[] => [
  dailyTotals,
  gamePlays,
  gameReturns,
  jackpotsReader(tools),
  loyaltyReader(tools),
  offersReader(tools),
  payoutTimesReader(tools),
  pushReader(tools),
  turnoverReader(tools),
  tournamentReader(tools),
  winReader(tools),
];
