// Finding a player among many must not read many.
import { expect } from 'vitest';
import { findPlayers } from '#server/desk/players/find-players.ts';
import { catchStatements } from '../bench/caught.ts';
import { fillPlayers, tracesOf } from '../bench/many-players.ts';
import { nodesOf, type Plan, planOf } from './statement-plan.ts';
import { test } from './world.ts';

const PLAYERS = 20_000;
/** A page shows 50, and of each kind of match no more than 200 are read. */
const ROWS_READ_MAX = 1_100;
const page = { status: null, after: null, count: 50, now: new Date('2026-03-01T12:00:00Z') };

const rowsRead = (node: Plan): number =>
  (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * Number(node['Actual Loops']);

test('each way of finding a player reads an index, however many players there are', async ({ world }) => {
  world.leaveUnaudited();
  const { last } = await fillPlayers(world.db, PLAYERS);
  const { db, take } = catchStatements(world.db);
  const find = async (q: string, status: 'banned' | null = null) => {
    const { items, is_cut } = await findPlayers(db.sql, { ...page, q, status });
    return { found: items.map(({ id }) => id), is_cut };
  };
  const player = last - 7_000;
  for (const [kind, q] of Object.entries(tracesOf(player)))
    expect([kind, await find(q)]).toEqual([kind, { found: [player], is_cut: false }]);
  expect(await find('no such player')).toEqual({ found: [], is_cut: false });
  const newest = Array.from({ length: 50 }, (_, at) => last - at);
  expect(await find('')).toEqual({ found: newest, is_cut: false });
  expect(await find('', 'banned')).toEqual({ found: [], is_cut: false });
  const common = await find('visitor');
  expect([common.found.length, common.is_cut]).toEqual([50, true]);

  const statements = take();
  expect(statements.length).toBeGreaterThan(10);
  for (const statement of statements)
    for (const node of nodesOf(await planOf(world.db.sql, statement, 'analyze'))) {
      expect([node['Node Type'], node['Relation Name']], JSON.stringify(node)).not.toContain('Seq Scan');
      expect(rowsRead(node), JSON.stringify(node)).toBeLessThan(ROWS_READ_MAX);
    }
});
