// A threshold is changed by two persons: one asks with a step-up proof, another agrees with one.
import * as z from 'zod/mini';
import { mayDo, type Permission } from '#contract/desk/permissions.ts';
import { Refusal } from '#contract/refusals.ts';
import {
  formatThreshold,
  isWithinBounds,
  parseThreshold,
  type ThresholdName,
  termsOf,
  thresholdNames,
} from '#rules/thresholds.ts';
import { lockThreshold, readThresholds, storeThreshold } from '../../thresholds/thresholds.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { Change, StaffContext } from '../desk-context.ts';

export const THRESHOLD = 'threshold.change';

/** Who may ask for a change. Only members who approve money can agree, also to limits of bets, which traders ask for. */
const asks = {
  payments: 'money.ask',
  gifts: 'money.ask',
  betting: 'trading.act',
} as const satisfies Record<string, Permission>;

export const mayPropose = (role: string, name: ThresholdName): boolean =>
  mayDo(role, asks[termsOf(name).area]);

const subjectOf = (name: ThresholdName): string => `threshold ${name}`;

/** The value at the request is part of it: what two persons agree to is the step from that value. */
const Step = z.object({
  name: z.enum(thresholdNames),
  from: z.int(),
  to: z.int(),
  /** The same in words, for the member who decides. */
  says: z.string(),
});
type Step = z.output<typeof Step>;

interface ProposeRequest {
  name: ThresholdName;
  value: string;
  reason: string;
}

export const proposeThreshold =
  ({ name, value, reason }: ProposeRequest, ctx: StaffContext): Change<{ approval: number }> =>
  async (tx) => {
    if (!mayPropose(ctx.staff.role, name)) throw new Refusal('AccessDenied');
    const to = requireValue(name, value);
    const from = (await readThresholds(tx.sql))[name];
    if (to === from) throw wrongValue('same');
    const payload: Step = {
      name,
      from,
      to,
      says: `${formatThreshold(name, from)} → ${formatThreshold(name, to)}`,
    };
    const request = { kind: THRESHOLD, subject: subjectOf(name), payload, reason };
    const approval = await askApproval(tx, request, ctx);
    return { answer: { approval }, on: subjectOf(name), before: { value: from }, after: { asked: to } };
  };

const wrongValue = (code: string, message?: string): Refusal =>
  new Refusal('InvalidParameter', {
    invalid_parameters: { value: [code] },
    ...(message !== undefined && { message }),
  });

function requireValue(name: ThresholdName, text: string): number {
  const value = parseThreshold(name, text);
  if (value === null) throw wrongValue('format');
  if (isWithinBounds(name, value)) return value;
  const { least, most } = termsOf(name);
  throw wrongValue(
    'bounds',
    `It can be from ${formatThreshold(name, least)} to ${formatThreshold(name, most)}.`,
  );
}

export const thresholdApprovable = defineApprovable<Step>({
  permission: 'money.approve',
  payload: Step,
  async carryOut(tx, { name, from, to }, { approval, reason, askedBy }, { staff, now }) {
    await lockThreshold(tx, name);
    const current = (await readThresholds(tx.sql))[name];
    if (current !== from) throw sayNo(`It is ${formatThreshold(name, current)} by now: ask again.`);
    if (!isWithinBounds(name, to)) throw sayNo('It is beyond the bounds of this release.');
    const change = { name, from, to, reason, approval, askedBy: askedBy.id, agreedBy: staff.id };
    await storeThreshold(tx, change, now);
    return { before: { value: from }, after: { value: to } };
  },
});
