import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test.for([
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Europe/Riga', '2026-02-28T22:00:00.000Z'],
  ['2026-07-01', 'Europe/Riga', '2026-06-30T21:00:00.000Z'],
  ['2026-03-01', 'America/Sao_Paulo', '2026-03-01T03:00:00.000Z'],
  ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01', 'Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z'],
  ['2026-03-01', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
] as const)('%s in %s begins at %s', ([day, zone, start]) => {
  expect(dayStart(day, zone)?.toISOString()).toBe(start);
});

test('on the days on which clocks change each day ends where the next begins', () => {
  expect(dayStart('2026-03-29', 'Europe/Riga')?.toISOString()).toBe('2026-03-28T22:00:00.000Z');
  expect(dayStart('2026-03-29', 'Europe/Riga', 1)?.toISOString()).toBe('2026-03-29T21:00:00.000Z');
  expect(dayStart('2026-10-25', 'Europe/Riga', 1)?.toISOString()).toBe('2026-10-25T22:00:00.000Z');
});

test('a day whose midnight does not exist begins at one', () => {
  expect(dayStart('2018-11-04', 'America/Sao_Paulo')?.toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

test.for([
  ['0000-01-01', 'UTC', 0, '0000-01-01T00:00:00.000Z'],
  ['0001-01-01', 'Pacific/Kiritimati', 0, '0001-01-01T10:29:20.000Z'],
  ['0099-05-01', 'UTC', 1, '0099-05-02T00:00:00.000Z'],
  ['9999-12-31', 'UTC', 1, '+010000-01-01T00:00:00.000Z'],
] as const)('%s in %s, %i later, is a moment too', ([day, zone, daysLater, start]) => {
  expect(dayStart(day, zone, daysLater)?.toISOString()).toBe(start);
});

test.for(['2026-02-31', '2026-13-01', 'today', ''])('"%s" is no day', (day) => {
  expect(dayStart(day, 'UTC')).toBeNull();
});

test.for(['Mars/Olympus', '', '; drop'])('"%s" is no zone', (zone) => {
  expect(dayStart('2026-03-01', zone)).toBeNull();
});
