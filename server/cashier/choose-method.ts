// The method a player names, as it stands for that player: on offer here, in their currency.
import { Refusal } from '#contract/refusals.ts';
import type { Player } from '../calls/context.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Direction, Method, Terms } from './methods/method.ts';
import { findMethod } from './methods/shelf.ts';
import type { WithGateways } from './open-cashier.ts';

export interface Choice {
  method: Method;
  gateway: Gateway;
  terms: Terms;
  fields: Direction['fields'];
}

/** Undefined: not on offer. */
export function offered(
  method: Method,
  direction: 'deposit' | 'withdrawal',
  { rooms, player }: WithGateways & { player: Player },
): Choice | undefined {
  const gateway = rooms.cashier.gateways.forMethod(method.sysname);
  const way = method[direction];
  const terms = way?.terms[player.currency];
  if (gateway === undefined || terms === undefined || way === null) return undefined;
  if (gateway.currencies?.includes(player.currency) === false) return undefined;
  if (direction === 'withdrawal' && gateway.payouts === null) return undefined;
  return { method, gateway, terms, fields: way.fields };
}

export function chooseMethod(
  wish: { method: string; methodId?: string | undefined },
  direction: 'deposit' | 'withdrawal',
  asking: WithGateways & { player: Player },
): Choice {
  const method = findMethod(wish.method);
  const choice = method === undefined ? undefined : offered(method, direction, asking);
  const isSame = wish.methodId === undefined || wish.methodId === String(method?.id);
  if (choice === undefined || !isSame)
    throw new Refusal('InvalidParameter', {
      invalid_parameters: { [choice ? 'methodId' : 'method']: ['unknown'] },
    });
  return choice;
}
