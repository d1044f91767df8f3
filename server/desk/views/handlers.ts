import { mayDo } from '#contract/desk/permissions.ts';
import type { views as contract, queues as queuesContract } from '#contract/desk/views.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { listViews, removeView, saveView } from './views.ts';

export const views: DeskHandlersOf<typeof contract> = {
  list: async ({ room }, { db, staff }) => ({ items: await listViews(db.sql, staff.id, room) }),
  save:
    (view, { staff }) =>
    async (tx) => {
      await saveView(tx, staff.id, view);
      return { answer: DONE, after: view };
    },
  remove:
    ({ view }, { staff }) =>
    async (tx) => {
      const removed = await removeView(tx, staff.id, view);
      if (removed === undefined)
        throw new Refusal('InvalidParameter', { invalid_parameters: { view: ['unknown'] } });
      return { answer: DONE, before: removed };
    },
};

export const queues: DeskHandlersOf<typeof queuesContract> = {
  async count(_input, { db, rooms, staff, now }) {
    const seen = Object.entries(rooms.desk.queues).filter(([, { permission }]) =>
      mayDo(staff.role, permission),
    );
    const counts = await Promise.all(
      seen.map(async ([room, queue]) => [room, await queue.count(db.sql, now)]),
    );
    return Object.fromEntries(counts);
  },
};
