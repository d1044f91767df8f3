// The player's own limits on playing for money. All of these calls are ours.
import * as z from 'zod/mini';
import { playLimitKinds } from '#rules/play-limits.ts';
import { amountText } from '../amount-text.ts';
import { get, post } from '../define.ts';
import { amount, Done, int } from '../wire.ts';

/** Amounts are in the player's currency; what a kind does not use, and what is not limited, is null. */
const limited = { amount: z.nullable(amount), days: z.nullable(z.int()), minutes: z.nullable(z.int()) };

export const PlayLimitView = z.object({
  kind: z.enum(playLimitKinds),
  ...limited,
  /** A looser one that was asked for; all null is none at all. It lapses if nobody confirms it in time. */
  raise: z.optional(
    z.object({
      ...limited,
      confirm_from: z.string(),
      confirm_until: z.string(),
      can_confirm: z.boolean(),
    }),
  ),
});
export type PlayLimitView = z.output<typeof PlayLimitView>;

const kind = z.enum(playLimitKinds);

export const accountPlay = {
  getPlayLimits: get('account.getPlayLimits', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({}),
    output: z.object({ items: z.array(PlayLimitView) }),
    shows: ['play-limits'],
  }),

  /** A first limit and a tighter one count at once; a looser one, or none, is only asked for. */
  setPlayLimit: post('account.setPlayLimit', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({
      kind,
      /** All left out: no limit. */
      amount: z.optional(amountText),
      days: z.optional(int),
      minutes: z.optional(int),
    }),
    output: z.object({ is_waiting: z.boolean() }),
    refuses: ['InvalidParameter', 'InvalidRequest'],
    changes: ['play-limits'],
  }),

  /** The second yes to what `raise` tells of. */
  confirmPlayLimit: post('account.confirmPlayLimit', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({ kind }),
    output: Done,
    refuses: ['InvalidRequest'],
    changes: ['play-limits'],
  }),
};
