import { expect, test } from 'vitest';
import { sex } from './sex.ts';

test.for([
  ['0', 'required'],
  ['', 'required'],
  ['1', undefined],
  ['2', undefined],
  ['3', 'format'],
  ['male', 'format'],
] as const)('"%s" as the sex: %s (S5-R044)', ([value, code]) => {
  expect(sex(value)?.code).toBe(code);
});
