// The methods on offer to a player, with their bounds in the player's currency.
import type { PaymentMethod } from '#contract/cashier-deposits.ts';
import type { Context, Player } from '../context.ts';
import { offered } from './choose-method.ts';
import { methodTexts } from './method-texts.ts';
import { methods } from './methods/shelf.ts';

type Asking = Context & { player: Player };

export const methodsFor = (direction: 'deposit' | 'withdrawal', ctx: Asking): PaymentMethod[] =>
  methods.flatMap((method) => {
    const choice = offered(method, direction, ctx);
    if (choice === undefined) return [];
    const { id, sysname } = method;
    const { fields, terms } = choice;
    return [{ id, sysname, ...methodTexts(ctx.content, ctx.locale, sysname), ...terms, fields: [...fields] }];
  });

/** Per currency, all amounts that any method suggests. */
export function presets(): Record<string, number[]> {
  const all = methods.flatMap((method) => Object.entries(method.presets));
  const byCurrency = Map.groupBy(all, ([currency]) => currency);
  return Object.fromEntries(
    [...byCurrency].map(([currency, lists]) => {
      const amounts = new Set(lists.flatMap(([, values]) => values));
      return [currency, [...amounts].sort((a, b) => a - b)];
    }),
  );
}
