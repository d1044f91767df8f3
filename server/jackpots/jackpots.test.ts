import { expect } from 'vitest';
import { verifyDrop } from '#games/jackpots/verify-drop.ts';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { factsOf, factsReadable } from '#tests/facts.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { beginJackpots, countJackpots, forceJackpot, payJackpots } from '#tests/jackpots.ts';
import { readSome } from '../facts/read-facts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { balancesOf } from '../ledger/purse.ts';
import { jackpotsReader } from './count-rounds.ts';

const [GRAND, MAJOR, MINOR, MINI] = [1, 2, 3, 4] as const;
const games = { 1: 'sands-of-horus', 2: 'griffin-hall', 3: 'bamboo-court', 4: 'red-corral' } as const;
const spin = (stake = 100) => ({ stake, mode: 'base' });

const potOf = async (
  doors: {
    ask: (
      name: string,
      fields: Record<string, string>,
    ) => Promise<{ result?: { items: { value: { amount: number } }[] } }>;
  },
  id: number,
) => (await doors.ask('Jackpots.get', { id: String(id) })).result!.items[0]!.value.amount;

test('Jackpots.get tells guests every pot, and what a bet adds to it (S7-R069)', async ({ doors }) => {
  await beginJackpots(doors.product);
  const { result, status } = await doors.ask('Jackpots.get');
  expect(status).toBe(200);
  expect(result.items.map(({ id }: { id: number }) => id)).toEqual([GRAND, MAJOR, MINOR, MINI]);
  expect(result.items[0]).toMatchObject({
    ...{ id: GRAND, kind: 'progressive', title: 'Grand', cycle: 1 },
    value: { amount: 10_000, currency: 'EUR' },
    ...{ pot_percent: 0.5, reserve_percent: 0.2, last_win: null, limit: null, window: null },
    commit: expect.stringMatching(/^[\da-f]{64}$/),
    next_commit: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(result.items[1]).toMatchObject({ kind: 'by-value', limit: { amount: 5_000, currency: 'EUR' } });
  expect(result.items[2]).toMatchObject({ kind: 'by-time', window: { to: expect.stringMatching(/Z$/) } });
  const one = await doors.ask('Jackpots.get', { id: String(MAJOR) });
  expect(one.result).toMatchObject({ items: [{ id: MAJOR }], count: 1 });
  const fed = await doors.ask('Jackpots.get', { game: 'gem-forge' });
  expect(fed.result.items.map(({ id }: { id: number }) => id)).toEqual([GRAND, MAJOR]);
  expect((await doors.ask('Jackpots.get', { id: '99' })).result).toEqual({ items: [], count: 0 });
});

test('bets of one’s own money fill the pots of their game, by the rate of their currency', async ({
  doors,
}) => {
  await beginJackpots(doors.product);
  const euro = await doors.player({
    currency: 'EUR',
    balances: { main: cents(100_000), bonus: cents(10_000) },
  });
  const dollar = await doors.player({ balances: { main: cents(100_000) } });
  const before = await potOf(doors, MAJOR);
  for (const player of [euro, dollar]) {
    const frame = await openFrame(doors, { sysname: games[MAJOR], player });
    for (let round = 0; round < 4; round++) await frame.start(spin(10_000));
  }
  await countJackpots(doors.product);
  // Half a percent of 4 × 100.00 euros, and of 4 × 100.00 dollars at 0.925925 euros.
  expect(await potOf(doors, MAJOR)).toBeCloseTo(before + 2 + 1.85, 2);
});

test('free spins fill no pot and win none', async ({ doors }) => {
  await beginJackpots(doors.product);
  const player = await doors.player({ currency: 'EUR' });
  const pack = await givePack(doors.product, player, { game: games[MINI], rounds: 1 });
  await forceJackpot(doors.product, MINI);
  const frame = await openFrame(doors, { sysname: games[MINI], player });
  expect((await frame.start(spin(), undefined, pack)).status).toBe(200);
  await countJackpots(doors.product);
  const { result } = await doors.ask('Jackpots.getWinners', { jackpot_id: String(MINI) });
  expect(result.items).toEqual([]);
});

test.for([GRAND, MAJOR, MINOR, MINI])(
  'jackpot %i falls with the bet that reaches its trigger, is paid once and begins anew (S7-R070)',
  async (id, { doors }) => {
    const { product } = doors;
    await beginJackpots(product);
    const promised = (await doors.ask('Jackpots.get', { id: String(id) })).result.items[0];
    const player = await doors.player({ balances: { main: cents(10_000) } });
    await forceJackpot(product, id);
    const frame = await openFrame(doors, { sysname: games[id], player });
    const { result: played } = await frame.start(spin());
    await countJackpots(product);
    expect(await auditLedger(product.db.sql)).toEqual([]);
    const { main: before } = await balancesOf(product.db.sql, player.id);
    await payJackpots(product, 3);
    const { main: after } = await balancesOf(product.db.sql, player.id);

    const { result } = await doors.ask('Jackpots.getWinners', { jackpot_id: String(id) });
    const [won] = result.items;
    expect(won).toMatchObject({ cycle: promised.cycle, proof: { round: played.round.id } });
    expect(won.nickname).toMatch(/•••/);
    // Paid in dollars, by the rate.
    const dollars = Math.floor((won.amount.amount * 100 * 1.08) / 1) / 100;
    expect((after - before) / 100).toBeCloseTo(dollars, 1);
    expect((await doors.ask('Jackpots.getOwn', {}, await doors.signIn(player))).result.items).toEqual([
      { jackpot_id: id, cycle: promised.cycle, paid: { amount: (after - before) / 100, currency: 'USD' } },
    ]);
    const told = (await factsOf(product.db, player.id)).filter(({ name }) => name === 'jackpot.won');
    expect(told).toEqual([
      {
        name: 'jackpot.won',
        data: {
          ...{ jackpot: id, cycle: promised.cycle, game: games[id], round: played.round.id },
          ...{ currency: 'USD', amount: after - before },
        },
      },
    ]);
    const { proof } = won;
    const window = proof.window && { from: Date.parse(proof.window.from), to: Date.parse(proof.window.to) };
    const drop = {
      cycle: { jackpot: id, number: won.cycle, terms: proof.terms, window },
      ...{ commit: promised.commit, serverSeed: proof.server_seed, before: proof.before, after: proof.after },
    };
    expect(verifyDrop(drop)).toMatchObject({ isCommitted: true, isReached: true });
    const next = (await doors.ask('Jackpots.get', { id: String(id) })).result.items[0];
    expect(next).toMatchObject({ cycle: promised.cycle + 1, commit: promised.next_commit });
    expect(next.value.amount).toBe(next.start.amount);
  },
);

test('a count that is broken off counts nothing, and begun again everything once', async ({ doors }) => {
  const { product } = doors;
  await beginJackpots(product);
  const player = await doors.player({ currency: 'EUR', balances: { main: cents(100_000) } });
  const before = await potOf(doors, MAJOR);
  const frame = await openFrame(doors, { sysname: games[MAJOR], player });
  for (let round = 0; round < 2; round++) await frame.start(spin(10_000));
  await factsReadable(product.db);
  const reader = jackpotsReader(product);
  const dying = {
    ...reader,
    async read(...asked: Parameters<typeof reader.read>) {
      await reader.read(...asked);
      throw new Error('killed');
    },
  };
  await expect(readSome(product.db, dying, 1_000)).rejects.toThrow('killed');
  expect(await potOf(doors, MAJOR)).toBe(before);
  await countJackpots(product);
  await countJackpots(product);
  expect(await potOf(doors, MAJOR)).toBeCloseTo(before + 1, 2);
});

test('a window that ends without a bet rolls over with its pot, and its seed is told', async ({ doors }) => {
  const { product } = doors;
  await beginJackpots(product);
  const { sql } = product.db;
  const running = (await doors.ask('Jackpots.get', { id: String(MINOR) })).result.items[0];
  await sql`
    update jackpot_cycle set window_from = window_from - interval '40 days', window_to = window_to - interval '40 days'
    where jackpot_id = ${MINOR} and state = 'open'`;
  await beginJackpots(product);
  await countJackpots(product);
  const next = (await doors.ask('Jackpots.get', { id: String(MINOR) })).result.items[0];
  expect(next).toMatchObject({ cycle: running.cycle + 1, commit: running.next_commit, value: running.value });
  expect(Date.parse(next.window.to)).toBeGreaterThan(product.clock.now().getTime());
  const [rolled] = await sql<{ state: string; is_true: boolean }>`
    select state, encode(sha256(decode(server_seed, 'hex')), 'hex') = commit as is_true from jackpot_cycle
    where jackpot_id = ${MINOR} and number = ${running.cycle}`;
  expect(rolled).toEqual({ state: 'rolled_over', is_true: true });
});
