import { expect, test } from 'vitest';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { shown } from '#tests/shown.tsx';
import type { SlotLook } from './slot-look.ts';
import { SlotStatus } from './slot-status.tsx';
import type { SlotStep } from './slot-steps.ts';

const words = (steps: readonly SlotStep[], figures: object) =>
  shown(<SlotStatus steps={steps} figures={figures as SlotFigures} look={{ pictures: {} } as SlotLook} />, {
    texts: ['play'],
    answers: [],
  });

const reveal: SlotStep = {
  step: 'reveal',
  grid: [
    ['a', 'b'],
    ['c', 'd', 'e'],
  ],
  factor: 3,
};
const total: SlotStep = { step: 'total', paidX100: 0 };
const onLines = { win: { by: 'lines', lines: [[0, 0]] }, heights: [1, 1] };
const inWays = { win: { by: 'ways' }, heights: [{ least: 2 }, { least: 2 }] };

test('what running reels come to is not told before they have stopped', async () => {
  await expect(words([reveal], onLines)).resolves.not.toContain('Factor');
  await expect(words([reveal, total], onLines)).resolves.toContain('Factor ×3');
  await expect(words([reveal], inWays)).resolves.not.toContain('6 ways');
  await expect(words([reveal, total], inWays)).resolves.toContain('6 ways');
});

test('the factor of one free spin is not that of the next', async () => {
  const next: SlotStep = { step: 'spin', number: 2, count: 8, times: 1 };
  await expect(words([reveal, next, reveal], onLines)).resolves.not.toContain('Factor');
});
