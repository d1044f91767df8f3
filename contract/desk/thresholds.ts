// Limits that two persons change: how much one person decides alone, what is given, and how much bets may cost.
import * as z from 'zod/mini';
import { type ThresholdUnit, thresholds as terms, thresholdNames } from '#rules/thresholds.ts';
import { get, post } from '../define.ts';
import { reason } from './fields.ts';

const name = z.enum(thresholdNames);
const areas = [...new Set(thresholdNames.map((one) => terms[one].area))] as const;
const units = ['amount', 'euros', 'percent', 'times'] as const satisfies readonly ThresholdUnit[];

const ThresholdChange = z.object({
  at: z.string(),
  from: z.int(),
  to: z.int(),
  reason: z.string(),
  asked_by: z.string(),
  agreed_by: z.string(),
});

/** Values are in cents where the unit is money. */
const Threshold = z.object({
  name,
  area: z.enum(areas as [(typeof areas)[number], ...(typeof areas)[number][]]),
  unit: z.enum(units),
  value: z.int(),
  usual: z.int(),
  least: z.int(),
  most: z.int(),
  /** What waits for a second person. */
  pending: z.nullable(z.object({ approval: z.int(), to: z.int(), asked_by: z.string() })),
  /** The latest first. */
  history: z.array(ThresholdChange),
  /** Whether the member who reads the list may propose a change. */
  can_propose: z.boolean(),
});
export type Threshold = z.output<typeof Threshold>;

export const thresholds = {
  list: get('thresholds.list', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: z.object({ items: z.array(Threshold) }),
    shows: ['desk-thresholds', 'desk-approvals'],
  }),
  /** Another person must agree. `value` is as people write it: "250.50", or a whole percentage. */
  propose: post('thresholds.propose', {
    who: { staff: 'desk' },
    needsProof: true,
    about: 'name',
    input: z.object({ name, value: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)), reason }),
    output: z.object({ approval: z.int() }),
    refuses: ['InvalidParameter', 'AccessDenied'],
    changes: ['desk-thresholds', 'desk-approvals'],
  }),
};
