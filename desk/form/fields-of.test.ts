import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { access } from '#contract/desk/access.ts';
import { payments } from '#contract/desk/payments.ts';
import { players } from '#contract/desk/players.ts';
import { staff } from '#contract/desk/staff.ts';
import { flag } from '#contract/wire.ts';
import { fieldsOf } from './fields-of.ts';

const kinds = (input: z.ZodMiniType) =>
  Object.fromEntries(fieldsOf(input).map(({ name, kind }) => [name, kind]));

test('a form has the fields of its call, each of the kind its schema says', () => {
  expect(kinds(staff.invite.input)).toEqual({ name: 'text', email: 'email', role: 'choice' });
  expect(kinds(payments.decline.input)).toEqual({ transaction: 'text', reason: 'long' });
  expect(kinds(access.signIn.input)).toEqual({ email: 'email', password: 'secret', code: 'text' });
  expect(kinds(players.correct.input)).toEqual({
    ...{ player: 'number', direction: 'choice', pocket: 'choice' },
    ...{ amount: 'number', reason: 'long' },
  });
  expect(kinds(z.object({ is_on: flag }))).toEqual({ is_on: 'check' });
});

test('what may be left out is not asked for, a choice knows its options and a text its length', () => {
  const [, , code] = fieldsOf(access.signIn.input);
  expect(code!.isRequired).toBe(false);
  const [, , role] = fieldsOf(staff.invite.input);
  expect(role!.options).toContain('cashier');
  const [, reason] = fieldsOf(payments.decline.input);
  expect([reason!.isRequired, reason!.maxLength]).toEqual([true, 500]);
});
