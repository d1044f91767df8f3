// What can be bet on, as anybody may ask for it.
import { expect } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { sportModels } from '#sports/models.ts';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { openDoors, test } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { systemClock } from '../plumbing/clock.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(systemClock.now().getTime() + hours * HOUR_MS);
const tally = (home: number, away: number) => ({ home, away, isOver: true });

const namesOf = (answer: { result?: { items: { home: { name: string } }[] } }) =>
  answer.result!.items.map(({ home }) => home.name);

async function openBook() {
  const doors = await openDoors();
  const { sql } = doors.product.db;
  const [first, second] = [
    await makeLeague(sql, { name: 'Marigold League' }),
    await makeLeague(sql, { name: 'Court Series', sport: 'tennis', tier: 2 }),
  ];
  const live = await makeEvent(sql, { league: first, home: 'Elm', status: 'live', starts_at: inHours(-1) });
  const soon = await makeEvent(sql, { league: first, home: 'Fir', starts_at: inHours(1) });
  const tennis = await makeEvent(sql, {
    league: second,
    home: 'Hazel',
    away: 'Iris',
    starts_at: inHours(20),
  });
  const far = await makeEvent(sql, { league: first, home: 'Juniper', starts_at: inHours(60) });
  return Object.assign(doors, { sql, first, second, live, soon, tennis, far });
}

const inBook = sharing(openBook);

inBook('sports.get counts what each sport and league has', async ({ house: book }) => {
  const { items } = (await book.ask('sports.get')).result;
  expect(items).toMatchObject([
    { sport: 'football', live: 1, upcoming: 2, leagues: [{ id: book.first, live: 1, upcoming: 2 }] },
    { sport: 'tennis', live: 0, upcoming: 1, leagues: [{ id: book.second, name: 'Court Series' }] },
  ]);
});

inBook(
  'sports.getEvents lists those in play first, then by their start, each with its main prices',
  async ({ house: book }) => {
    const all = await book.ask('sports.getEvents');
    expect(namesOf(all)).toEqual(['Elm', 'Fir', 'Hazel', 'Juniper']);
    expect(all.result.count).toBe(4);
    expect(all.result.items[1].main.map(({ code }: { code: string }) => code)).toEqual([
      'result',
      'handicap',
      'total',
    ]);
    expect(all.result.items[0].state).toMatchObject({
      status: 'live',
      clock: "1'",
      score: { home: 0, away: 0 },
    });
    const asked = async (fields: Record<string, string>) =>
      namesOf(await book.ask('sports.getEvents', fields));
    expect(await asked({ view: 'live' })).toEqual(['Elm']);
    expect(await asked({ view: 'soon' })).toEqual(['Fir']);
    expect(await asked({ view: 'today' })).toEqual(['Elm', 'Fir', 'Hazel']);
    expect(await asked({ view: 'upcoming' })).toEqual(['Fir', 'Hazel', 'Juniper']);
    expect(await asked({ sport: 'tennis' })).toEqual(['Hazel']);
    expect(await asked({ league: String(book.first), offset: '1', count: '1' })).toEqual(['Fir']);
    expect(await asked({ ids: `${book.far.id},${book.live.id},987654321` })).toEqual(['Juniper', 'Elm']);
  },
);

inBook.for([
  ['a name', 'juniper', ['Juniper']],
  ['a name with two letters swapped', 'jnuiper', ['Juniper']],
  ['a name with a letter missing', 'junper', ['Juniper']],
  ['its beginning', 'haz', ['Hazel']],
  ['the league', 'court', ['Hazel']],
  ['both sides in any order', 'iris hazel', ['Hazel']],
  ['nothing that there is', 'zzzzzz', []],
  ['signs that mean something to a database', "%_'; --", ['Elm', 'Fir', 'Hazel', 'Juniper']],
] as const)('sports.getEvents finds by %s', async ([, search, names], { house: book }) => {
  expect(namesOf(await book.ask('sports.getEvents', { search }))).toEqual([...names]);
});

test('sports.getEvent tells all of a match: prices, incidents, form, meetings and its proof', async () => {
  await using book = await openBook();
  const { sql, first } = book;
  const result = { ft: tally(2, 1), h1: tally(1, 0), h2: tally(1, 1) };
  const over = { league: first, status: 'resulted', ending: 'played', result } as const;
  await makeEvent(sql, { ...over, home: 'Oak', away: 'Pine', starts_at: inHours(-50) });
  await makeEvent(sql, { ...over, home: 'Pine', away: 'Oak', starts_at: inHours(-40) });
  await makeEvent(sql, { ...over, home: 'Oak', away: 'Elm', starts_at: inHours(-30) });
  const { incidents } = sportModels.football.play(0, fastRng(3));
  const moment = 60;
  const event = await makeEvent(sql, {
    ...{ league: first, home: 'Oak', away: 'Pine', status: 'live', starts_at: inHours(-1), commit: 'c0ffee' },
    strength: 0.31459,
    ...{ moment, incidents: incidents.filter(({ step = 0 }) => step < moment) },
  });
  const { result: told } = await book.ask('sports.getEvent', { id: String(event.id) });
  expect(told.markets.length).toBeGreaterThan(60);
  expect(told.event.state.markets).toBe(told.markets.length);
  expect(told.incidents.length).toBeGreaterThan(0);
  expect(told.incidents.at(-1).score).toEqual(told.event.state.score);
  expect(told.statistics.map(({ name }: { name: string }) => name)).toEqual(['corners', 'yellows', 'reds']);
  expect(told.home_form).toHaveLength(3);
  expect(told.away_form).toHaveLength(2);
  expect(told.meetings).toMatchObject([
    { home: 'Pine', away: 'Oak', score: { home: 2, away: 1 } },
    { home: 'Oak', away: 'Pine' },
  ]);
  const proof = { event: event.external_id, commit: 'c0ffee', seed: null, strength: null };
  expect(told.proof, 'the strength would say what its prices are worth').toEqual(proof);
  expect(JSON.stringify(told)).not.toContain(String(event.strength));
  await sql`update event set seed = 'abcd', version = version + 1 where id = ${event.id}`;
  const { result: revealed } = await book.ask('sports.getEvent', { id: String(event.id) });
  expect(revealed.proof, 'it is revealed with the seed').toMatchObject({
    seed: 'abcd',
    strength: event.strength,
  });
  expect((await book.ask('sports.getEvent', { id: '987654' })).status).toBe(404);
});

test('sports.getStandings counts the season, with everybody who plays in it', async () => {
  await using book = await openBook();
  const { sql } = book;
  const league = await makeLeague(sql);
  const play = (home: string, away: string, goals: [number, number] | null) =>
    makeEvent(sql, {
      ...{ league, home, away, starts_at: inHours(-9) },
      ...(goals === null ? {} : { status: 'resulted', ending: 'played', result: { ft: tally(...goals) } }),
    });
  await play('Ash', 'Beech', [3, 1]);
  await play('Beech', 'Cedar', [2, 2]);
  await play('Cedar', 'Ash', [0, 1]);
  await play('Dogwood', 'Ash', null);
  const { result } = await book.ask('sports.getStandings', { league: String(league) });
  const row = (
    place: number,
    name: string,
    ...[played, won, drawn, lost, scored, conceded, points]: number[]
  ) => ({
    ...{ place, name, played, won, drawn, lost, scored, conceded, points },
  });
  expect(result.items).toEqual([
    row(1, 'Ash', 2, 2, 0, 0, 4, 1, 6),
    row(2, 'Cedar', 2, 0, 1, 1, 2, 3, 1),
    row(3, 'Beech', 2, 0, 1, 1, 3, 5, 1),
    row(4, 'Dogwood', 0, 0, 0, 0, 0, 0, 0),
  ]);
  expect((await book.ask('sports.getStandings', { league: '99999' })).status).toBe(404);
});

test('sports.getResults lists what is over, the latest first', async () => {
  await using book = await openBook();
  const { sql, first, second } = book;
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const over = { status: 'resulted', ending: 'played' } as const;
  await makeEvent(sql, {
    ...{ ...over, league: first, home: 'Larch', starts_at: at('2026-01-02') },
    result: { ft: tally(1, 0), h1: tally(0, 0), h2: tally(1, 0) },
  });
  await makeEvent(sql, {
    ...{ ...over, league: second, home: 'Maple', starts_at: at('2026-01-03') },
    result: { sets: tally(2, 1), s1: tally(6, 4), s2: tally(3, 6), s3: tally(7, 6) },
  });
  const { result } = await book.ask('sports.getResults');
  expect(result).toMatchObject({
    count: 2,
    items: [
      { home: 'Maple', score: { home: 2, away: 1 }, periods: [{ home: 6 }, { home: 3 }, { home: 7 }] },
      { home: 'Larch', score: { home: 1, away: 0 }, periods: [{ home: 0 }, { home: 1 }], ending: 'played' },
    ],
  });
  const homes = async (fields: Record<string, string>) =>
    (await book.ask('sports.getResults', fields)).result.items.map(({ home }: { home: string }) => home);
  expect(await homes({ day: '2026-01-02' })).toEqual(['Larch']);
  expect(await homes({ sport: 'tennis' })).toEqual(['Maple']);
  expect(await homes({ search: 'mapel' })).toEqual(['Maple']);
  expect((await book.ask('sports.getResults', { day: '2026-02-31' })).error).toMatchObject({
    invalid_parameters: { day: ['date'] },
  });
});
