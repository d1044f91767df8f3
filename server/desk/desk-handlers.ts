// Every area's handlers at the desk.
import { access } from './access/handlers.ts';
import { approvals } from './approvals/handlers.ts';
import { audit } from './audit/handlers.ts';
import type { DeskHandlers } from './desk-context.ts';
import { staff } from './people/handlers.ts';
import { queues, views } from './views/handlers.ts';

export const deskHandlers: DeskHandlers = { access, approvals, audit, queues, staff, views };
