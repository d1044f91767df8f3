import { expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import { messageOf } from '#rules/fields/messages.ts';
import { fromUnits } from '#rules/money.ts';
import { checkPayment } from './payment-values.ts';

const method: PaymentMethod = {
  id: 1,
  sysname: 'card',
  name: 'Card',
  note: '',
  marks: [],
  speed: '',
  min: fromUnits(10),
  max: fromUnits(100),
  step: fromUnits(1),
  fee: fromUnits(0),
  fields: [
    { name: 'client', type: 'custom', label: 'Client code', is_required: true },
    {
      name: 'again',
      type: 'same_as',
      label: 'Once more',
      is_required: true,
      same_as: { name: 'client', label: 'Client code' },
    },
  ],
};

const wordsFor = (again: string, messageSet: 'A' | 'B') => {
  const values = { amount: '20', 'requisites.client': 'AB1', 'requisites.again': again };
  const problem = checkPayment(values, { method, banks: [], locale: 'en' })['requisites.again'];
  return problem && messageOf(problem, { configuration: { messageSet } });
};

test('a field that repeats another says so in either set of words (S5-R017, S5-R026)', () => {
  expect(wordsFor('AB2', 'A')).toBe('Same as field');
  expect(wordsFor('AB2', 'B')).toBe('The value must be equal to the Client code value');
  expect(wordsFor('AB1', 'B')).toBeUndefined();
});
