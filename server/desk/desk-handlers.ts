// Every area's handlers at the desk.
import { access } from './access/handlers.ts';
import { approvals } from './approvals/handlers.ts';
import { audit } from './audit/handlers.ts';
import { budgets } from './budgets/handlers.ts';
import { closures } from './closures/handlers.ts';
import { content } from './content/handlers.ts';
import type { DeskHandlers } from './desk-context.ts';
import { media } from './media/handlers.ts';
import { promocodes } from './offers/handlers.ts';
import { payments } from './payments/handlers.ts';
import { statements } from './payments/statement-handlers.ts';
import { staff } from './people/handlers.ts';
import { players } from './players/handlers.ts';
import { thresholds } from './thresholds/handlers.ts';
import { trading } from './trading/handlers.ts';
import { queues, views } from './views/handlers.ts';

export const deskHandlers: DeskHandlers = {
  access,
  approvals,
  audit,
  budgets,
  closures,
  content,
  media,
  payments,
  players,
  promocodes,
  queues,
  staff,
  statements,
  thresholds,
  trading,
  views,
};
