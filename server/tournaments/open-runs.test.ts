// Opening runs: which tournaments get one, what it is opened with, and what happens where it cannot be opened.
import { expect, vi } from 'vitest';
import { drainBudget } from '#tests/budgets.ts';
import { Killed, mortalDb } from '#tests/mortal-db.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { log } from '../plumbing/log.ts';
import { openRuns } from './open-runs.ts';

const test = sharing(async () => {
  const house = await openTournaments([]);
  const { sql } = house.db;
  return Object.assign(house, {
    sql,
    open: (tools: Partial<typeof house.tools> = {}) => openRuns({ ...house.tools, ...tools }, house.now()),
    runsOf: (name: string) => sql`
      select state, opens_at, starts_at, ends_at, promised_cents, counted_rounds, most_points, participants, points
      from tournament_run where tournament = ${name} order by starts_at`,
    termsOf: async (name: string) =>
      (
        await sql<{ terms: Record<string, unknown> }>`
          select terms from tournament_run where tournament = ${name} order by starts_at limit 1`
      )[0]!.terms,
    promisesOf: (name: string) => sql`
      select reason, to_path = 'house:pool-tournament-' || run.id as is_own, cents::int as cents
      from tournament_run as run join ledger_entry on key = 'tournament:' || run.id || ':promised'
        join ledger_move using (player_id, number)
      where tournament = ${name}`,
  });
});

const day = (text: string) => new Date(`2026-03-${text}:00Z`);

test('a tournament that is on has the run that goes on and the next one opened, each once', async ({
  house,
}) => {
  house.define([plain]);
  expect([await house.open(), await house.open()]).toEqual([2, 0]);
  const run = { promised_cents: 10_000, counted_rounds: 3, most_points: null, participants: 0, points: 0 };
  expect(await house.runsOf('cup')).toEqual([
    {
      ...{ ...run, state: 'RUNNING' },
      ...{ opens_at: new Date('2026-02-28T23:00:00Z'), starts_at: day('01T00:00'), ends_at: day('02T00:00') },
    },
    {
      ...{ ...run, state: 'SCHEDULED' },
      ...{ opens_at: day('01T23:00'), starts_at: day('02T00:00'), ends_at: day('03T00:00') },
    },
  ]);
  const promise = { reason: 'tournament.pooled', is_own: true, cents: 10_000 };
  expect(await house.promisesOf('cup')).toEqual([promise, promise]);
});

test('a run keeps what it was opened with, in every language', async ({ house }) => {
  const restrictions = { countries: ['FI'], is_verified_only: true, max_participants: 9 };
  const reset = { reset_on_cashout: true, restrictions, min_points: 7, entry_fee_cents: 250 };
  const race = { by: 'races', points_per_unit: 2, target: 40 } as const;
  house.define([{ ...plain, ...reset, sysname: 'race', scoring: race, title: 'The race' }]);
  await house.open();
  expect(await house.runsOf('race')).toMatchObject([
    { counted_rounds: null, most_points: 40 },
    { counted_rounds: null, most_points: 40 },
  ]);
  const { content } = house.tools;
  const look = { title: 'The race', text: 'A cup', image: 'trophy', tone: 'ember' };
  expect(await house.termsOf('race')).toEqual({
    ...{ scoring: race, games: ['mines', 'dice'], prizes: plain.prizes, min_points: 7 },
    ...{ reset_on_cashout: true, restrictions, min_stake_cents: 20, entry_fee_cents: 250 },
    rates: content.cms('currency-rates'),
    looks: Object.fromEntries(content.locales.map(({ code }) => [code, look])),
  });
});

test('where play fills the promise, the run keeps the operator’s share of each game', async ({ house }) => {
  house.define([{ ...plain, sysname: 'filled', funded_percent: 10 }]);
  await house.open();
  const { funding } = (await house.termsOf('filled')) as {
    funding: { percent: number; edges: Record<string, number> };
  };
  expect(funding.percent).toBe(10);
  expect(Object.keys(funding.edges).toSorted()).toEqual(['dice', 'mines']);
  expect(funding.edges['dice']).toBeCloseTo(0.01, 6);
});

test('one that is paused, off or without a game gets no run; one without a promise gets one without a pool', async ({
  house,
}) => {
  const games = { sysnames: ['no-such-game'] };
  house.define([
    { ...plain, sysname: 'paused', status: 'paused' },
    { ...plain, sysname: 'off', status: 'off' },
    { ...plain, sysname: 'gameless', games },
    { ...plain, sysname: 'poor', promised_cents: 0, prizes: [{ from: 1, to: 1, share: 10_000 }] },
  ]);
  expect(await house.open()).toBe(2);
  for (const name of ['paused', 'off', 'gameless']) expect(await house.runsOf(name), name).toEqual([]);
  expect(await house.runsOf('poor')).toHaveLength(2);
  expect(await house.promisesOf('poor')).toEqual([]);
});

test('without a budget a run is not opened, which is logged and holds up no other; any other trouble is told', async ({
  house,
}) => {
  await drainBudget(house.product, { kind: 'tournament', name: 'drained' });
  house.define([
    { ...plain, sysname: 'drained' },
    { ...plain, sysname: 'rich' },
  ]);
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  await expect(house.open({ db: mortalDb(house.db, 1) })).rejects.toThrow(Killed);
  expect(warned).not.toHaveBeenCalled();
  expect(await house.open()).toBe(2);
  expect(await house.runsOf('drained')).toEqual([]);
  expect(await house.runsOf('rich')).toHaveLength(2);
  expect(warned.mock.calls.filter(([, details]) => details?.['tournament'] === 'drained')).toHaveLength(2);
});
