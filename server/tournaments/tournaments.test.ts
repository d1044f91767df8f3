// Tournaments as a player meets them: what is on, joining, scoring, and what keeps one out.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { replay } from '../facts/read-facts.ts';
import { advanceRuns } from './advance-runs.ts';

const test = sharing(openTournaments);

test.for([
  ['S3-R125', 'id', expect.any(Number)],
  ['S3-R126', 'games_count', 2],
  ['S3-R127', 'total_prize', { amount: 100, currency: 'EUR' }],
  ['S3-R128', 'user_info', null],
  ['S3-R129', 'winners', []],
  ['S3-R130', 'restrictions', { countries: [], is_verified_only: false, max_participants: null }],
  ['S3-R131', 'total_participants', 0],
  ['S3-R132', 'total_points', 0],
  ['S3-R133', 'reset_on_cashout', false],
] as const)('a tournament has %s %s', async ([, field, value], { house }) => {
  const { result } = await house.ask('tournaments.get', { fields: field });
  expect(result.items[0][field]).toEqual(value);
});

test('tournaments.get lists by status, and one by its number (S7-R092)', async ({ house }) => {
  const ids = async (fields: Record<string, string>) =>
    (await house.ask('tournaments.get', fields)).result.items.map(({ id }: { id: number }) => id);
  const [on, next] = (await house.runs()).map(({ id }) => id);
  expect(await ids({})).toEqual([on, next]);
  expect(await ids({ status: 'active' })).toEqual([on]);
  expect(await ids({ status: 'future' })).toEqual([next]);
  expect(await ids({ status: 'finished' })).toEqual([]);
  expect(await ids({ ids: String(next) })).toEqual([next]);
  expect(await ids({ count: '1', offset: '1' })).toEqual([next]);
  const { error } = await house.ask('tournaments.get', { status: 'lost' });
  expect(error.type).toBe('InvalidParameterException');
});

test('a fresh start has a free tournament and one with an entry fee that go on, in every language', async () => {
  await using doors = await openDoors();
  const { db, config, content, bus, clock } = doors.product;
  for (const day of ['2026-03-01T00:00:00Z', '2026-03-01T12:00:00Z', '2026-03-07T23:59:59Z']) {
    clock.now = () => new Date(day);
    await advanceRuns({ db, config, content, bus, clock });
    for (const locale of ['en', 'ru', 'pt', 'lv']) {
      const { result } = await doors.ask('tournaments.get', { status: 'active', locale });
      const fees = result.items.map(
        ({ entry_fee }: { entry_fee: { amount: number } }) => entry_fee.amount > 0,
      );
      expect(new Set(fees), day).toEqual(new Set([true, false]));
      for (const { title, text } of result.items) expect([title, text]).not.toContain('');
    }
  }
});

test('a player joins once, however often and from wherever they ask (S7-R093)', async () => {
  await using house = await openTournaments([{ ...plain, entry_fee_cents: 200 }]);
  const id = await house.run();
  const anna = await house.player({ balances: { main: cents(1_000) }, currency: 'EUR' });
  const asked = await Promise.all(Array.from({ length: 20 }, () => house.join(anna, id)));
  expect(asked.map(({ status, result }) => [status, result])).toEqual(Array(20).fill([200, 1]));
  const visitor = await house.signIn(anna);
  const { result } = await house.ask('tournaments.get', { ids: String(id), fields: 'user_info' }, visitor);
  expect(result.items[0]).toMatchObject({
    total_participants: 1,
    user_info: { is_joined: true, points: 0, rank: null, entry_fee: { amount: 2, currency: 'EUR' } },
  });
  expect((await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount).toBe(8);
  const guest = await house.send('tournaments.participate', { tournament_id: String(id) });
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('who cannot pay, is too late, is kept out or names no tournament is told so, and nothing changes', async () => {
  const closed = { ...plain, sysname: 'closed', restrictions: { ...plain.restrictions, countries: ['LV'] } };
  const small = { ...plain, sysname: 'small', restrictions: { ...plain.restrictions, max_participants: 2 } };
  const known = {
    ...plain,
    sysname: 'known',
    restrictions: { ...plain.restrictions, is_verified_only: true },
  };
  const paid = { ...plain, entry_fee_cents: 500 };
  await using house = await openTournaments([paid, closed, small, known]);
  const anna = await house.player({ balances: { main: cents(499) }, currency: 'EUR' });
  await house.db.sql`update player set country_code = 'LV' where id = ${anna.id}`;
  const said = async (id: number) => {
    const { status, error } = await house.join(anna, id);
    return [status, error?.type, error?.error_data?.why];
  };
  expect(await said(await house.run())).toEqual([422, 'InsufficientFundsException', undefined]);
  expect(await said(await house.run('closed'))).toEqual([422, 'TournamentNotForYouException', 'country']);
  expect(await said(await house.run('known'))).toEqual([422, 'TournamentNotForYouException', 'verification']);
  expect(await said(999_999)).toEqual([400, 'InvalidParameterException', undefined]);
  const last = (await house.runs()).findLast(({ tournament }) => tournament === 'cup')!.id;
  expect(await said(last), 'not open yet').toEqual([422, 'TournamentClosedException', undefined]);
  const others = await Promise.all([1, 2, 3, 4].map(() => house.player()));
  const small1 = await house.run('small');
  const joined = await Promise.all(others.map((other) => house.join(other, small1)));
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(2);
  house.at('2026-03-02T00:00:00Z');
  expect(await said(await house.run('small')), 'over').toEqual([422, 'TournamentClosedException', undefined]);
  expect(await house.db.sql`select from tournament_player where player_id = ${anna.id}`).toEqual([]);
});

test('only rounds for one’s own money in its games score, from the moment of joining on', async ({
  house,
}) => {
  const id = await house.run();
  const [anna, eve] = [await house.player({ currency: 'EUR' }), await house.player()];
  await house.join(anna, id);
  await house.join(eve, id);
  house.later(1);
  const player = anna;
  await house.play(
    { player, paid: 500 },
    { player, paid: 900, game: 'plinko' },
    { player, paid: 900, pack: 'gift' },
    { player, paid: 900, stakedBonus: 1 },
    { player, paid: 900, staked: 10 },
    { player, paid: 900, ago: 5 },
    { player: await house.player(), paid: 900 },
    // Of two dollars ten come back: what counts is how often, and not in what.
    { player: eve, currency: 'USD', staked: 200, paid: 1_000 },
  );
  await house.readAll();
  expect([await house.pointsOf(id, anna), await house.pointsOf(id, eve)]).toEqual([50, 50]);
  const { result } = await house.ask('tournaments.get', { ids: String(id) });
  expect(result.items[0]).toMatchObject({ total_points: 100, total_participants: 2 });
});

test('a correction takes points back or gives them, and what is read again counts the same', async ({
  house,
}) => {
  const id = await house.run();
  const anna = await house.player({ currency: 'EUR' });
  await house.join(anna, id);
  house.later(1);
  const rounds = [200, 300, 400, 500].map((paid, at) => ({ player: anna, paid, round: `round-${at}` }));
  await house.play(...rounds);
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(120);
  await house.correct(rounds[3]!, { staked: 0, paid: 0 });
  await house.readAll();
  expect(await house.pointsOf(id, anna), 'the fourth best counts again').toBe(90);
  await house.correct(rounds[0]!, { staked: 100, paid: 900 });
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(160);
  await house.db.atomically((tx) => replay(tx, house.reader));
  expect(await house.pointsOf(id, anna)).toBe(0);
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(160);
});

test('money taken out sets points to zero where the tournament says so; what is scored after it counts', async () => {
  await using house = await openTournaments([
    { ...plain, reset_on_cashout: true },
    { ...plain, sysname: 'mild' },
  ]);
  const [strict, mild] = [await house.run(), await house.run('mild')];
  const anna = await house.player({ currency: 'EUR' });
  await house.join(anna, strict);
  await house.join(anna, mild);
  house.later(1);
  await house.play({ player: anna, paid: 500, round: 'early' });
  await house.db.sql`
    insert into fact (at, name, player_id, data) values (${house.now()}, 'withdrawal.requested', ${anna.id},
      '{"transaction": "t", "method": "card", "currency": "EUR", "amount": 100}')`;
  house.later(1);
  await house.play({ player: anna, paid: 200 });
  await house.correct({ player: anna, paid: 500, round: 'early' }, { staked: 100, paid: 9_000 });
  await house.readAll();
  expect(await house.pointsOf(strict, anna)).toBe(20);
  expect(await house.pointsOf(mild, anna)).toBe(900 + 20);
  const kept = await house.db.sql<{ score: number; is_lost: boolean }>`
    select score, reset_at is not null as is_lost from tournament_round where run_id = ${strict} order by score`;
  expect(kept).toEqual([
    { score: 20, is_lost: false },
    { score: 50, is_lost: true },
  ]);
});

test('while a tournament is paused nothing scores and nobody joins', async ({ house }) => {
  const id = await house.run();
  const anna = await house.player({ currency: 'EUR' });
  await house.join(anna, id);
  house.define([{ ...plain, status: 'paused' }]);
  await house.advance();
  house.later(1);
  await house.play({ player: anna, paid: 500 });
  expect((await house.join(await house.player(), id)).error.type).toBe('TournamentClosedException');
  house.define([plain]);
  house.later(1);
  await house.advance();
  await house.play({ player: anna, paid: 300 });
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(30);
});

test('games.get lists the games of a tournament, a page at a time (S7-R060)', async ({ house }) => {
  const asked = { options: JSON.stringify({ id: await house.run(), type: 'tournament' }), count: '12' };
  const { result } = await house.ask('games.get', asked);
  expect(result.items.map(({ sysname }: { sysname: string }) => sysname)).toEqual(['mines', 'dice']);
  for (const options of ['{', '[]', '{"id":"1","type":"tournament"}', '{"id":1,"type":"other"}'])
    expect((await house.ask('games.get', { options })).error.type).toBe('InvalidParameterException');
});
