// What is opened of a list is one step of the browser's history: Back closes it, and closing it leaves no step behind.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setParams } from './address.ts';

/** As much of a browser's history as the desk uses. */
function openHistory(first: string) {
  const steps: { address: string; state: unknown }[] = [{ address: first, state: null }];
  const now = () => steps.at(-1)!;
  vi.stubGlobal('location', {
    get pathname() {
      return now().address.split('?')[0];
    },
    get search() {
      const [, query] = now().address.split('?');
      return query === undefined ? '' : `?${query}`;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return now().state;
    },
    pushState: (state: unknown, _title: string, address: string) => void steps.push({ address, state }),
    replaceState: (state: unknown, _title: string, address: string) => {
      steps[steps.length - 1] = { address, state };
    },
    back: () => void steps.pop(),
  });
  return { addresses: () => steps.map(({ address }) => address) };
}

let browser: ReturnType<typeof openHistory>;
beforeEach(() => {
  browser = openHistory('/desk/thresholds?q=bets');
});
afterEach(() => vi.unstubAllGlobals());

test('opening a row is a step, moving on to another row is none, and closing takes the step back', () => {
  setParams({ item: 'one' });
  setParams({ item: 'two' });
  expect(browser.addresses()).toEqual(['/desk/thresholds?q=bets', '/desk/thresholds?q=bets&item=two']);
  setParams({ item: '' });
  expect(browser.addresses()).toEqual(['/desk/thresholds?q=bets']);
});

test('what is opened under another name is a step too', () => {
  setParams({ player: '7' }, { opens: 'player' });
  expect(browser.addresses()).toHaveLength(2);
  setParams({ player: '' });
  expect(browser.addresses()).toEqual(['/desk/thresholds?q=bets']);
});

test('filters are no steps, and a row that a link has opened is closed in its place', () => {
  setParams({ q: 'gifts' });
  expect(browser.addresses()).toEqual(['/desk/thresholds?q=gifts']);
  browser = openHistory('/desk/thresholds?item=one');
  setParams({ item: '' });
  expect(browser.addresses()).toEqual(['/desk/thresholds']);
});
