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
    ...more,
    reload: vi.fn(),
  };
}

test('a tab that lacks a part of its build is loaded anew', () => {
  const old = tab();
  expect(reloadOnce(old)).toBe(true);
  expect(old.reload).toHaveBeenCalledOnce();
});

test('twice in ten seconds it is loaded anew once, and for another address again', () => {
  const old = tab();
  reloadOnce(old);
  const { marks } = old;
  expect(reloadOnce(tab({ marks, now: NOW + 9_999 }))).toBe(false);
  expect(reloadOnce(tab({ marks, now: NOW + 9_999, path: '/ru' }))).toBe(true);
});

test('the document that came of it is not loaded a third time, however slow its line', () => {
  const old = tab();
  reloadOnce(old);
  const { marks } = old;
  expect(reloadOnce(tab({ marks, begunAt: NOW + 20, now: NOW + 60_000 }))).toBe(false);
  expect(reloadOnce(tab({ marks, begunAt: NOW + 10_000, now: NOW + 60_000 }))).toBe(true);
});

test('where nothing can be kept it is not tried', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  for (const marks of [
    { getItem: refuse, setItem: refuse },
    { getItem: () => null, setItem: refuse },
  ])
    expect(reloadOnce(tab({ marks }))).toBe(false);
});
