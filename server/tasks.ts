// Everyone who does what transactions schedule. Whoever schedules knows none of these, only the kind of task.
import type { Vault } from './at-rest/vault.ts';
import { insurancesGiven } from './bets/insurance.ts';
import { packWinsGiven } from './bonuses/pack-wins.ts';
import type { Config } from './config/config.ts';
import type { Content } from './content/content.ts';
import { contentTurned } from './content-store/tell-change.ts';
import type { Db } from './database/db.ts';
import { rolesGiven } from './desk/people/roles-later.ts';
import { jackpotsPaid } from './jackpots/pay-wins.ts';
import type { Worker } from './jobs/tasks.ts';
import { ordersDelivered } from './loyalty/deliver.ts';
import { claimsGiven } from './offers/give-claim.ts';
import { registeredCodesUsed } from './offers/registered-codes.ts';
import { codesReleased } from './offers/release-codes.ts';
import type { Clock } from './plumbing/clock.ts';
import type { Carriers } from './post/carriers.ts';
import { lettersCarried } from './post/post-office.ts';
import { pushesSent } from './push/pushes.ts';
import { waitingRewardsGiven } from './rewards/give-or-wait.ts';
import { absentEnded } from './rounds/end-absent.ts';
import { exportsMade } from './rounds/make-export.ts';

export const tasksOf = (
  tools: { db: Db; clock: Clock; vault: Vault; config: Config; content: Content },
  carriers: Carriers,
): readonly Worker[] => [
  absentEnded(tools),
  claimsGiven(tools),
  codesReleased(tools),
  registeredCodesUsed(tools),
  contentTurned(tools),
  exportsMade(tools),
  packWinsGiven(tools),
  ordersDelivered(tools),
  waitingRewardsGiven(tools),
  insurancesGiven(tools),
  jackpotsPaid(tools),
  pushesSent(tools),
  rolesGiven(tools),
  ...lettersCarried(tools, carriers),
];
