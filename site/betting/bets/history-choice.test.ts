import { expect, test } from 'vitest';
import { historyInput, historySearch, readHistory } from './history-choice.ts';

test('an address is read, and what makes no sense in it is left out', () => {
  expect(readHistory({ status: 'won', from: '2026-11-01', page: '3' })).toEqual({
    ...{ status: 'won', from: '2026-11-01', to: undefined, page: 3 },
  });
  expect(readHistory({ status: 'rich', from: 'yesterday', to: '2026-1-1', page: '0' })).toEqual({
    ...{ status: undefined, from: undefined, to: undefined, page: 1 },
  });
});

test('a choice is written back, and asked for by its place', () => {
  const choice = readHistory({ status: 'lost', to: '2026-11-02', page: '2' });
  expect(historySearch(choice)).toEqual({ of: 'sports', status: 'lost', to: '2026-11-02', page: '2' });
  expect(historyInput(choice, 'Europe/Riga')).toEqual({
    ...{ status: 'lost', to: '2026-11-02', zone: 'Europe/Riga', offset: 20, count: 20 },
  });
  expect(historyInput(readHistory({}), 'Europe/Riga')).toEqual({ offset: 0, count: 20 });
});
