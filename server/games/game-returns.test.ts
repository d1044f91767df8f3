import { expect } from 'vitest';
import { type Cents, cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { gameReturns } from './game-returns.ts';

interface Wish {
  game?: string;
  staked?: Cents;
  paid?: Cents;
  added?: Cents;
  pack?: string;
}

const settled =
  (at: Date) =>
  ({ game = 'clover-row', staked = cents(100), paid = cents(0), ...more }: Wish): NewFact => ({
    ...{ name: 'round.settled', playerId: null, at },
    data: { round: 'a', game, currency: 'EUR', staked, stakedBonus: cents(0), paid, ...more },
  });

test('what a game has returned is told from enough rounds on, each counted once, whatever its stake', async ({
  doors,
}) => {
  const { db, clock } = doors.product;
  const happen = async (wishes: Wish[]) => {
    await db.atomically((tx) => recordFacts(tx, wishes.map(settled(clock.now()))));
    await factsReadable(db);
    while ((await readSome(db, gameReturns, 1_000))!.taken > 0);
  };
  const measured = async (sysname = 'clover-row') =>
    (await doors.ask('games.getMeasured', { sysname })).result.measured;
  expect(await measured()).toEqual({ rounds: 0, needed: 1569, found: null });

  await happen([
    // A small stake that doubles, and a large one that is lost: together they have returned as much as they have staked.
    ...Array.from({ length: 400 }, () => ({ staked: cents(20), paid: cents(40) })),
    ...Array.from({ length: 400 }, () => ({ staked: cents(500_00) })),
    // Under its former name.
    ...Array.from({ length: 768 }, () => ({ game: 'lucky-clover', paid: cents(100) })),
    // Free spins are the house's own money, and another game is another game.
    ...Array.from({ length: 30 }, () => ({ paid: cents(900_00), pack: 'gift' })),
    { game: 'dice', paid: cents(99_00) },
    { game: 'a-studios-game' },
  ]);
  expect(await measured()).toEqual({ rounds: 1568, needed: 1569, found: null });

  await happen([{ paid: cents(200) }]);
  const told = await measured();
  expect(told).toMatchObject({ rounds: 1569, found: { return: 1570 / 1569 } });
  expect(told.found.least).toBeCloseTo(0.955 - 0.25, 3);
  expect(told.found.most).toBeCloseTo(0.955 + 0.25, 3);
  expect(await measured('dice')).toMatchObject({ rounds: 1, found: null });

  await db.atomically((tx) => replay(tx, gameReturns));
  expect(await measured()).toMatchObject({ rounds: 0 });
  await happen([]);
  expect(await measured()).toEqual(told);
});

test('what decisions add to a stake is taken off what they bring, as the sheet has it', async ({ doors }) => {
  const { db, clock } = doors.product;
  const game = 'blackjack-21';
  // Doubled and won: four for two, which is three for the first one. Doubled and lost: one less than nothing.
  const won = { game, staked: cents(200), added: cents(100), paid: cents(400) };
  const lost = { game, staked: cents(200), added: cents(100) };
  const rounds = Array.from({ length: 1_200 }, (_, at) => (at % 2 === 0 ? won : lost));
  await db.atomically((tx) => recordFacts(tx, rounds.map(settled(clock.now()))));
  await factsReadable(db);
  while ((await readSome(db, gameReturns, 1_000))!.taken > 0);
  const { measured } = (await doors.ask('games.getMeasured', { sysname: game })).result;
  expect(measured).toMatchObject({ rounds: 1_200, found: { return: 1 } });
});

test('of a game that has no sheet nothing is measured', async ({ doors }) => {
  for (const sysname of ['nothing', '../par/mines', '__proto__'])
    expect((await doors.ask('games.getMeasured', { sysname })).result).toEqual({ measured: null });
});
