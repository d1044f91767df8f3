// Everything that may be asked at the desk, under /desk/api and nowhere else. Players' calls are not among it.
import type { Call } from '../define.ts';
import { access } from './access.ts';
import { approvals } from './approvals.ts';
import { audit } from './audit.ts';
import { budgets } from './budgets.ts';
import { closures } from './closures.ts';
import { content } from './content.ts';
import { media } from './media.ts';
import { payments, statements } from './payments.ts';
import { players } from './players.ts';
import { promocodes } from './promo-codes.ts';
import { staff } from './staff.ts';
import { thresholds } from './thresholds.ts';
import { trading } from './trading.ts';
import { queues, views } from './views.ts';

export const deskCatalogue = {
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

export const deskCalls: ReadonlyMap<string, Call> = new Map(
  Object.values(deskCatalogue).flatMap((calls) =>
    Object.values<Call>(calls).map((call) => [call.name, call]),
  ),
);

export const findDeskCall = (name: string): Call | undefined => deskCalls.get(name);
