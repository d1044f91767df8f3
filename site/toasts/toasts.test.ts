import { expect, test } from 'vitest';
import { onRack, Toasts } from './toasts.ts';

test('a toast stays for 5000 ms unless it says otherwise (S9-R021)', () => {
  const toasts = new Toasts();
  toasts.show({ type: 'profile' });
  toasts.show({ type: 'level', timeMs: 9000 });
  expect(toasts.all.get().map(({ timeMs }) => timeMs)).toEqual([5000, 9000]);
});

test('three hang on the rack, and the next waits for room', () => {
  const toasts = new Toasts();
  const [first] = (['quest', 'register', 'confirm', 'product'] as const).map((type) => toasts.show({ type }));
  const shown = () => onRack(toasts.all.get()).map(({ type }) => type);
  expect(shown()).toEqual(['quest', 'register', 'confirm']);

  toasts.close(first!);
  expect(shown()).toEqual(['register', 'confirm', 'product']);
});
