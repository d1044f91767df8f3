// What every room keeps open between calls, and what each needs for it.
import { openBets } from './bets/open-bets.ts';
import type { Rooms } from './calls/context.ts';
import { openCashbacks } from './cashbacks/open-cashbacks.ts';
import { openCashier } from './cashier/open-cashier.ts';
import type { Config } from './config/config.ts';
import type { Content } from './content/content.ts';
import type { Db } from './database/db.ts';
import { openDesk } from './desk/open-desk.ts';
import { openLimits } from './limits/open-limits.ts';
import type { Bus } from './live/bus.ts';
import { levelsOf } from './loyalty/levels-of.ts';
import { openRounds } from './rounds/open-rounds.ts';
import { openTables } from './tables/open-tables.ts';
import { openVerification } from './verification/open-verification.ts';

interface Ground {
  config: Config;
  db: Db;
  bus: Bus;
  content: Content;
}

export const openRooms = ({ config, db, bus, content }: Ground): Rooms => ({
  limits: openLimits(),
  verification: openVerification(),
  cashier: openCashier({ config, db }),
  cashbacks: openCashbacks({ levelsOf: levelsOf(content) }),
  bets: openBets({ db }),
  rounds: openRounds({ db }),
  tables: openTables({ db }),
  desk: openDesk({ bus }),
});
