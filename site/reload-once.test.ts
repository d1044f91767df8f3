import { expect, test, vi } from 'vitest';
import { reloadOnce, type Tab } from './reload-once.ts';

const NOW = 1_800_000_000_000;

function tab(more: Partial<Tab> = {}): Tab {
  const kept = new Map<string, string>();
  return {
    path: '/gamehall',
    now: NOW,
    begunAt: NOW - 3_600_000,
    marks: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    },
    isServerThere: async () => true,
    ...more,
    reload: vi.fn(),
  };
}

test('a tab that lacks a part of its build is loaded anew', async () => {
  const old = tab();
  expect(await reloadOnce(old)).toBe(true);
  expect(old.reload).toHaveBeenCalledOnce();
});

test('twice in ten seconds it is loaded anew once, and for another address again', async () => {
  const old = tab();
  await reloadOnce(old);
  const { marks } = old;
  expect(await reloadOnce(tab({ marks, now: NOW + 9_999 }))).toBe(false);
  expect(await reloadOnce(tab({ marks, now: NOW + 9_999, path: '/ru' }))).toBe(true);
});

test('the document that came of it is not loaded a third time, however slow its line', async () => {
  const old = tab();
  await reloadOnce(old);
  const { marks } = old;
  expect(await reloadOnce(tab({ marks, begunAt: NOW + 20, now: NOW + 60_000 }))).toBe(false);
  expect(await reloadOnce(tab({ marks, begunAt: NOW + 10_000, now: NOW + 60_000 }))).toBe(true);
});

test('without a line, what is on screen stays', async () => {
  const cutOff = tab({ isServerThere: async () => false });
  expect(await reloadOnce(cutOff)).toBe(false);
  expect(cutOff.reload).not.toHaveBeenCalled();
});

test('where nothing can be kept it is not tried', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  for (const marks of [
    { getItem: refuse, setItem: refuse },
    { getItem: () => null, setItem: refuse },
  ])
    expect(await reloadOnce(tab({ marks }))).toBe(false);
});
