import { closableScopes } from '#contract/closures.ts';
import type { ClosureView, closures as contract } from '#contract/desk/closures.ts';
import { pageOf, ROWS_A_PAGE } from '#contract/desk/fields.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { type ClosureRow, close, listClosures, reopen } from '../../content/closures.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { listClosable } from './closable.ts';
import { closureFrom } from './closure-request.ts';

const wrong = (field: string, why: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { [field]: [why] } });

export const closures: DeskHandlersOf<typeof contract> = {
  async list({ after = null, count = ROWS_A_PAGE }, { db, now }) {
    const { items, next } = pageOf(await listClosures(db.sql, { after, count: count + 1 }), count);
    return { items: items.map((row) => viewOf(row, now)), next };
  },

  names: async (_input, { config }) => ({
    items: closableScopes.flatMap((scope) =>
      scope === 'site' ? [] : listClosable(scope, config).map((one) => ({ scope, ...one })),
    ),
  }),

  close({ scope, name, minutes, message_en: en, message_ru: ru, message_lv: lv, message_pt: pt }, ctx) {
    const { config, now, staff } = ctx;
    const closure = closureFrom({ scope, name, minutes, messages: { en, ru, lv, pt } }, config, now);
    if ('field' in closure) throw wrong(closure.field, closure.why);
    return async (tx) => {
      const before = await close(tx, closure, { by: staff.name, now });
      return { answer: DONE, on: `closure ${closure.target}`, before, after: closure };
    };
  },

  open:
    ({ target }, { now, staff }) =>
    async (tx) => {
      const before = await reopen(tx, target, { by: staff.name, now });
      if (before === undefined) throw wrong('target', 'unknown');
      return { answer: DONE, on: `closure ${target}`, before, after: { target, is_closed: false } };
    },
};

const viewOf = ({ closed_at, ends_at, opened_at, ...row }: ClosureRow, now: Date): ClosureView => ({
  ...row,
  closed_at: closed_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  opened_at: opened_at?.toISOString() ?? null,
  is_closed: opened_at === null && (ends_at === null || ends_at > now),
});
