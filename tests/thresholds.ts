// Thresholds that two persons have agreed to, as at the desk.
import { expect } from 'vitest';
import type { ThresholdName } from '#rules/thresholds.ts';
import { openDesk } from './desk.ts';

export async function agreeOn(
  doors: Parameters<typeof openDesk>[0],
  name: ThresholdName,
  value: string,
): Promise<void> {
  const desk = openDesk(doors);
  const fields = { name, value, reason: 'as agreed' };
  const { result } = await desk.send('thresholds.propose', fields, await desk.member('admin'));
  const approval = { approval: String(result.approval) };
  const { status } = await desk.send('approvals.approve', approval, await desk.member('approver'));
  expect(status).toBe(200);
}
