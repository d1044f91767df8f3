import { expect, test } from 'vitest';
import { type Ticket, Waiting } from './waiting.ts';

const ticket = (playerId: number, key: string): Ticket => ({
  entry: { key, reason: 'round.staked', moves: [] },
  playerId,
  askedAt: 0,
  resolve: () => undefined,
  reject: () => undefined,
});

const [ANNA, BORIS, CARLA] = [1, 2, 3];
const MANY = 100;
const keysOf = (trip: readonly Ticket[]) => trip.map(({ entry }) => entry.key);

function lineOf(...tickets: [playerId: number, key: string][]) {
  const waiting = new Waiting();
  for (const [playerId, key] of tickets) waiting.add(ticket(playerId, key));
  return waiting;
}

test('a trip takes whoever came first, and no more than may go', () => {
  const waiting = lineOf([ANNA, 'a1'], [BORIS, 'b1'], [ANNA, 'a2'], [CARLA, 'c1']);
  expect(keysOf(waiting.take('together', 3))).toEqual(['a1', 'b1', 'a2']);
  expect(keysOf(waiting.take('together', 3))).toEqual(['c1']);
  expect(waiting.take('together', 3)).toEqual([]);
  expect(waiting.take('apart', 3)).toEqual([]);
});

test('nobody is taken while an entry of theirs is away, and they keep their place', () => {
  const waiting = lineOf([ANNA, 'a1']);
  const first = waiting.take('together', MANY);
  waiting.add(ticket(ANNA, 'a2'));
  waiting.add(ticket(BORIS, 'b1'));
  expect(keysOf(waiting.take('together', MANY))).toEqual(['b1']);
  waiting.add(ticket(ANNA, 'a3'));

  waiting.done(first);
  expect(keysOf(waiting.take('together', MANY))).toEqual(['a2', 'a3']);
});

test('one key is away once at a time, whoever has it', () => {
  const waiting = lineOf([ANNA, 'same'], [BORIS, 'same'], [CARLA, 'other']);
  const first = waiting.take('together', MANY);
  expect(keysOf(first)).toEqual(['same', 'other']);
  expect(waiting.take('together', MANY)).toEqual([]);

  waiting.done(first);
  expect(keysOf(waiting.take('together', MANY))).toEqual(['same']);
});

test('whose purse is busy waits apart with all of theirs, and one player makes a trip', () => {
  const waiting = lineOf([ANNA, 'a1'], [BORIS, 'b1'], [ANNA, 'a2']);
  const trip = waiting.take('together', MANY);
  for (const one of trip) waiting.setApart(one);
  expect([ANNA, BORIS, CARLA].map((id) => waiting.isApart(id))).toEqual([true, true, false]);
  expect(waiting.take('apart', MANY), 'they are not back yet').toEqual([]);

  waiting.done(trip);
  waiting.add(ticket(ANNA, 'a3'));
  expect(waiting.take('together', MANY)).toEqual([]);
  const annas = waiting.take('apart', 1);
  expect(keysOf(annas)).toEqual(['a1', 'a2']);
  expect(waiting.isApart(ANNA)).toBe(false);
  expect(keysOf(waiting.take('apart', 1))).toEqual(['b1']);
  expect(waiting.take('together', MANY), 'a3 waits for a1 and a2').toEqual([]);

  waiting.done(annas);
  expect(keysOf(waiting.take('together', MANY))).toEqual(['a3']);
});

test('who is still away does not hold up the next who waits apart', () => {
  const waiting = lineOf([ANNA, 'a1'], [BORIS, 'b1']);
  const [annas, boriss] = [waiting.take('together', 1), waiting.take('together', 1)];
  for (const one of [...annas, ...boriss]) waiting.setApart(one);
  waiting.done(boriss);
  expect(keysOf(waiting.take('apart', MANY))).toEqual(['b1']);
  expect(waiting.take('apart', MANY)).toEqual([]);
});

test('a key that waits for a busy purse stays its own', () => {
  const waiting = lineOf([ANNA, 'same']);
  const trip = waiting.take('together', MANY);
  for (const one of trip) waiting.setApart(one);
  waiting.done(trip);
  waiting.take('apart', MANY);
  waiting.add(ticket(BORIS, 'same'));
  expect(waiting.take('together', MANY)).toEqual([]);
});
