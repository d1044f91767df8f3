// What entries moved to an account of the operator, by their keys; and which facts are recorded at all.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/world.ts';
import { type AccountPath, house, pocket } from './accounts.ts';
import { listMovedTo } from './moved-by-keys.ts';
import { type Entry, isRecorded, record } from './record.ts';

test('what an entry brought to an account is listed by its key, less what it took, and nothing of other entries', async ({
  world: { db, player: newPlayer },
}) => {
  const balances = { balances: { main: cents(1_000), betting_bonus: cents(1_000) } };
  const [player, other] = [await newPlayer(balances), await newPlayer(balances)];
  const move = (from: AccountPath, to: AccountPath, amount: number) => ({
    ...{ from, to, amount: cents(amount), currency: 'USD' as const },
  });
  const enter = (key: string, ...moves: Entry['moves']) =>
    db.atomically((tx) => record(tx, { key, reason: 'studio.played', moves }));
  const [own, foreign] = [pocket(player.id, 'betting_bonus'), pocket(other.id, 'betting_bonus')];
  const [bonuses, sports] = [house('bonuses'), house('sports')];
  await enter('both', move(own, bonuses, 300), move(bonuses, own, 40), move(own, sports, 5));
  await enter('taken', move(bonuses, own, 70));
  await enter('elsewhere', move(own, sports, 11));
  await enter('unasked', move(own, bonuses, 17));
  await enter('of-another', move(foreign, bonuses, 23));
  const keys = ['both', 'taken', 'elsewhere', 'of-another', 'never-recorded'];
  const moved = await listMovedTo(db.sql, keys, bonuses);
  expect(moved.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: 'both', cents: 260 },
    { key: 'of-another', cents: 23 },
    { key: 'taken', cents: -70 },
  ]);
  expect(await listMovedTo(db.sql, ['elsewhere'], sports)).toEqual([{ key: 'elsewhere', cents: 11 }]);
  expect([await isRecorded(db.sql, 'both'), await isRecorded(db.sql, 'never-recorded')]).toEqual([
    true,
    false,
  ]);
});
