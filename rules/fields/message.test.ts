import { expect, test } from 'vitest';
import { MESSAGE_MAX, MESSAGE_MIN, message } from './message.ts';

test('several lines are a message', () => {
  expect(message('My deposit of Monday\r\n\tis not here yet.')).toBeNull();
});

test.for([
  ['', 'required'],
  ['  \n ', 'required'],
  ['x'.repeat(MESSAGE_MIN - 1), 'min_length'],
  [`${' '.repeat(MESSAGE_MIN)}x`, 'min_length'],
  ['x'.repeat(MESSAGE_MAX + 1), 'max_length'],
  ['a message with a \0 in it', 'format'],
  ['half of a character: \ud83d', 'format'],
] as const)('%j is "%s"', ([value, code]) => {
  expect(message(value)?.code).toBe(code);
});

test.for([MESSAGE_MIN, MESSAGE_MAX])('%i characters are within bounds', (length) => {
  expect(message('x'.repeat(length))).toBeNull();
});
