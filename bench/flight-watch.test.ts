import { expect, test } from 'vitest';
import { flightMs } from '#games/kinds/crash/crash-flight.ts';
import { endOf, FlightWatch } from './flight-watch.ts';

const round = (id: number, phase: string, more: object = {}) => ({
  kind: 'round',
  ...{ id, phase, runs_at: '2026-01-02T03:04:05.000Z', steps: null },
  ...more,
});
const whole = (entry: object) =>
  JSON.stringify({ channel: 'tables.rocket-run', version: 1, data: { round: entry } });
const patch = (entry: object) =>
  JSON.stringify({ channel: 'tables.rocket-run', from: 1, version: 2, patch: { round: entry } });
const told = JSON.stringify({ event: 'account.balance_updated', data: {} });

test('bets are sent in a round that begins from now on, not in one whose time is half over', async () => {
  const watch = new FlightWatch();
  watch.hear(1, whole(round(7, 'open')), 0);
  const next = watch.next('open');
  watch.hear(1, patch(round(7, 'closed')), 1);
  watch.hear(1, patch(round(8, 'open')), 2);
  expect((await next).id).toBe(8);
});

test('a flight has ended when it would have shown more, however late that is told', async () => {
  const watch = new FlightWatch();
  const ended = watch.end(8);
  watch.hear(1, patch(round(8, 'running')), 1);
  watch.hear(1, patch(round(8, 'over', { steps: [{ step: 'bust', atX100: 150 }] })), 99_999);
  const startedAt = Date.parse('2026-01-02T03:04:05.000Z');
  expect(await ended).toEqual({ paidX100: 150, bustAt: startedAt + flightMs(150) });
  expect(
    endOf({ steps: [{ step: 'bust', atX100: 100 }], runs_at: '2026-01-02T03:04:05.000Z' }).paidX100,
  ).toBe(100);
});

test('all are waited for until each was told of their win, after their stake', async () => {
  const watch = new FlightWatch();
  watch.hear(1, told, 10);
  watch.hear(2, told, 11);
  watch.hear(2, told, 40);
  const heard = watch.heard([1, 2], 2);
  let isDone = false;
  void heard.then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  watch.hear(1, told, 50);
  expect(await heard).toEqual([40, 50]);
});
