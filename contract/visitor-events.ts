// What visitors do, told for the operator's own statistics (spec §7 "events"). Pages send it only to whom it was allowed.
import * as z from 'zod/mini';
import { get } from './define.ts';
import { json } from './json-field.ts';
import { Done } from './wire.ts';

const short = z.optional(z.string().check(z.maxLength(200)));

/** Where the visitor came from, as the address said (spec §2 "Analytics keys", decision D97). */
const trail = {
  track_id: short,
  show_popup_reg: short,
  publisher_id: short,
  goal_id: short,
  goal_entry_id: short,
  link_id: short,
};

export const visitorEvents = {
  /** A name that nobody knows is kept like any other. */
  handle: get('events.handle', {
    who: 'anyone',
    acts: true,
    input: z.object({
      event_name: z.string().check(z.minLength(1), z.maxLength(100)),
      event_params: z.optional(json(z.record(z.string(), z.unknown()))),
      ...trail,
    }),
    output: Done,
    limit: { max: 120, seconds: 60 },
    refuses: ['TooManyRequests', 'InvalidParameter'],
  }),
};
