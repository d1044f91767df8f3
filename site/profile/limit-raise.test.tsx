import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { shown } from '#tests/shown.tsx';
import { LimitRaise } from './limit-raise.tsx';

const raise = {
  limit_amount: cents(200_00),
  period: '7d',
  confirm_from: '2026-03-02T12:00:00.000Z',
  confirm_until: '2026-03-08T12:00:00.000Z',
  can_confirm: false,
} as const;
const draw = (wish: Partial<typeof raise> | { can_confirm: boolean; period?: 'none' }) =>
  shown(<LimitRaise raise={{ ...raise, ...wish }} currency="USD" />, {
    texts: ['protection', 'form'],
    answers: [],
  });

test('a looser limit that waits says from when it can be confirmed, and offers nothing yet', async () => {
  const markup = await draw({});
  expect(markup).toContain('200');
  expect(markup).toContain('7 days');
  expect(markup).toContain('02.03.2026');
  expect(markup).not.toContain('<button');
});

test('once its time has come it is confirmed by a press, and says until when', async () => {
  const markup = await draw({ can_confirm: true });
  expect(markup).toMatch(/<button[^>]*>.*Confirm the change/s);
  expect(markup).toContain('08.03.2026');
});

test('to have no limit at all is said in words', async () => {
  expect(await draw({ can_confirm: true, period: 'none' })).toContain('You asked to remove your limit.');
});
