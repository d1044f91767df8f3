// The methods on offer to a player, with their bounds in the player's currency.
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import type { Context, PlayerContext } from '../calls/context.ts';
import { offered } from './choose-method.ts';
import { methodTexts } from './method-texts.ts';
import { methods } from './methods/shelf.ts';
import { ownFields } from './own-fields.ts';
import { askedFields, banksOf } from './requisites.ts';

export const methodsFor = (direction: 'deposit' | 'withdrawal', ctx: PlayerContext): PaymentMethod[] =>
  methods.flatMap((method) => {
    const choice = offered(method, direction, ctx);
    if (choice === undefined) return [];
    const { id, sysname } = method;
    const { name, note, marks, speed } = methodTexts(ctx.content, ctx.locale, sysname);
    const own = direction === 'deposit' ? ownFields(ctx.content, ctx.locale, sysname) : [];
    const fields = askedFields([...choice.fields, ...own], banksOf(ctx.content, sysname, ctx.player));
    const words = { name, note, marks: [...marks], speed: speed[direction] };
    return [{ id, sysname, ...words, ...choice.terms, fields: [...fields] }];
  });

/** What can be paid with, for who has no account yet: by the marks of each method, or else by its name. */
export const paymentMarks = ({ rooms, content, locale }: Pick<Context, 'rooms' | 'content' | 'locale'>) =>
  methods
    .filter(({ sysname }) => rooms.cashier.gateways.forMethod(sysname) !== undefined)
    .map(({ sysname }) => methodTexts(content, locale, sysname))
    .flatMap(({ name, marks }) => (marks.length > 0 ? marks : [name]));

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
