// What everyone at the desk has of their own: tables as they like to see them, and how much waits in each room.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { Done } from '../wire.ts';
import { rowId } from './fields.ts';

const room = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

const View = z.object({ id: z.int(), name: z.string(), query: z.string() });
export type View = z.output<typeof View>;

export const views = {
  list: get('views.list', {
    who: { staff: 'desk' },
    input: z.object({ room }),
    output: z.object({ items: z.array(View) }),
    shows: ['desk-views'],
  }),
  /** Under a name that there is already it takes the other's place. */
  save: post('views.save', {
    who: { staff: 'desk' },
    about: 'name',
    input: z.object({
      room,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      query: z.string().check(z.maxLength(1_000)),
    }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-views'],
  }),
  remove: post('views.remove', {
    who: { staff: 'desk' },
    about: 'view',
    input: z.object({ view: rowId }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-views'],
  }),
};

export const queues = {
  /** By room, of those that whoever asks may see. */
  count: get('queues.count', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: z.record(z.string(), z.int()),
    shows: ['desk-payments', 'desk-approvals'],
  }),
};
