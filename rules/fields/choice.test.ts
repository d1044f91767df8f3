import { expect, test } from 'vitest';
import { choice } from './choice.ts';

test.for([
  ['', 'required'],
  ['LV', undefined],
  ['lv', 'format'],
  ['XX', 'format'],
] as const)('"%s" out of LV and US: %s', ([value, code]) => {
  expect(choice(value, ['LV', 'US'])?.code).toBe(code);
});

test('what is wrong is a choice', () => {
  expect(choice('XX', ['LV'])?.detail).toBe('choice');
});
