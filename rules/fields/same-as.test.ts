import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { sameAs } from './same-as.ts';

test('a value repeats the other one', () => {
  expect(sameAs('a', 'a', 'E-mail')).toBeNull();
  expect(messageOf(sameAs('a', 'b', 'E-mail')!)).toBe('Same as field');
});
