import { expect, test } from 'vitest';
import { unseenCashback } from './unseen-cashback.ts';

const active = {
  id: 7,
  status: 'active',
  end_date: '2026-11-16',
  receiving_expired_at: '2026-11-23',
} as const;
const taken = { ...active, status: 'paid_out' } as const;
const automatic = { ...taken, receiving_expired_at: null };
const earlier = { ...active, id: 6, end_date: '2026-11-09' } as const;

test('the latest is shown until it was seen (S4-R044, S4-R045)', () => {
  expect(unseenCashback([earlier, active], 6)).toBe(active);
  expect(unseenCashback([active, earlier], null)).toBe(active);
  expect(unseenCashback([earlier, active], 7)).toBeUndefined();
});

test('one that was credited by itself is shown, one that was taken is not (S4-R046)', () => {
  expect(unseenCashback([automatic], null)).toBe(automatic);
  expect(unseenCashback([automatic], 7)).toBeUndefined();
  expect(unseenCashback([taken], null)).toBeUndefined();
  expect(unseenCashback([], null)).toBeUndefined();
});
