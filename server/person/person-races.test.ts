// Two servers on one database, and a person who is in two places at the same moment.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDoorsOn } from '#tests/doors.ts';
import { signInitData } from '#tests/telegram.ts';
import { createWorld } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';
import { knowPersons } from './known-persons.ts';

const botToken = '1234567890:AAE-a-token-made-up-for-this-test';

async function openTwo() {
  await using undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const open = async () =>
    undo.use(
      await openDoorsOn(world.url, async () => openProcessBus(), { env: { TELEGRAM_BOT_TOKEN: botToken } }),
    );
  const [a, b] = [await open(), await open()];
  const parts = undo.move();
  return { world, a, b, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

const person = (at: number) => ({
  first_name: 'Anna',
  last_name: `Reed${'abcdefghijklmnopqrstuvwxyz'[at]}`,
  birth_date: '1985-03-09',
  country_code: 'LV',
  document_type: 'passport',
  document_number: `LV00000${10 + at}`,
});

const form = (told: object) => ({
  email: `${randomUUID()}@example.com`,
  password: 'ferro-deals-7',
  locale: 'lv',
  currency: 'EUR',
  terms: '1',
  notify: '0',
  auth_type: 'full',
  ...told,
});

type World = Awaited<ReturnType<typeof createWorld>>;

/** Holds a table that the others write to, until so many of them wait for it or for each other. */
async function heldUp(
  world: World,
  table: 'contact' | 'registration',
  work: (waits: Waits) => Promise<void>,
) {
  const waits: Waits = (count) =>
    expect
      .poll(async () => {
        const [row] = await world.db.sql<{ count: number }>`
          select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row!.count;
      })
      .toBe(count);
  await world.db.atomically(async (tx) => {
    if (table === 'contact') await tx.sql`lock table contact in share mode`;
    else await tx.sql`lock table registration in share mode`;
    await work(waits);
  });
}
type Waits = (count: number) => Promise<void>;

test('a name told on one server while its exclusion begins on the other waits for it, and is bound', async () => {
  await using two = await openTwo();
  const { world, a, b } = two;
  const { document_number: _, document_type: __, ...named } = person(0);
  const [first, second] = [await world.player(), await world.player()];
  await a.send('account.saveProfileInfo', named, await a.signIn(first));
  const [own, other] = [await a.signIn(first), await b.signIn(second)];
  const answers: Promise<{ status: number }>[] = [];
  await heldUp(world, 'contact', async (waits) => {
    answers.push(a.send('account.setSelfExclusion', { period: '1_year' }, own));
    await waits(1);
    answers.push(b.send('account.saveProfileInfo', named, other));
    await waits(2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401]);
  expect(await world.db.sql`select from self_exclusion where player_id = ${second.id}`).toHaveLength(1);
});

test('two accounts of one person that excluded themselves at once do not hold each other up', async () => {
  await using two = await openTwo();
  const { world, a, b } = two;
  const { document_number: _, document_type: __, ...named } = person(0);
  const players = [await world.player(), await world.player()] as const;
  for (const player of players) await a.send('account.saveProfileInfo', named, await a.signIn(player));
  const answers = await Promise.all([
    a.send('account.setSelfExclusion', { period: '1_year' }, await a.signIn(players[0])),
    b.send('account.setSelfExclusion', { period: 'permanent' }, await b.signIn(players[1])),
    // Takes the same locks, and leaves them one person whoever comes first.
    b.send('account.saveProfileInfo', named, await b.signIn(players[0])),
  ]);
  for (const { status } of answers) expect([200, 401]).toContain(status);
  // Whoever came second may have been excluded by the first; both accounts end up alike.
  const stand = await world.db.sql<{ player_id: number; until: string }>`
    select player_id, max(coalesce(ends_at, 'infinity'))::text as until from self_exclusion
    group by player_id order by player_id`;
  expect(stand.map(({ player_id }) => player_id)).toEqual(players.map(({ id }) => id));
  expect(new Set(stand.map(({ until }) => until)).size).toBe(1);
});

test('of two registrations with one document at the same moment one is taken', async () => {
  await using two = await openTwo();
  const { world, a, b } = two;
  const answers: ReturnType<typeof a.send>[] = [];
  await heldUp(world, 'registration', async (waits) => {
    answers.push(a.send('auth.register', form({ ...person(0), first_name: 'Maria' })));
    answers.push(b.send('auth.register', form({ ...person(0), birth_date: '1990-01-01' })));
    await waits(2);
  });
  const said = await Promise.all(answers);
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const refused = said.find(({ status }) => status === 400)!;
  expect(refused.error.invalid_parameters).toEqual({ document_number: ['taken'] });
});

test('a messenger’s account that is told who its person is says no as any other', async () => {
  await using two = await openTwo();
  const { world, a, b } = two;
  const first = await world.player();
  await a.send('account.saveProfileInfo', person(0), await a.signIn(first));
  await a.send('account.setSelfExclusion', { period: 'permanent' }, await a.signIn(first));
  const enter = () =>
    b.send('auth.login', {
      service: 'telegram',
      init_data: signInitData(
        {
          user: JSON.stringify({ id: 77, first_name: 'Anna', last_name: 'Reeda' }),
          auth_date: String(Math.floor(b.product.clock.now().getTime() / 1000)),
          // What was shown once is not shown again.
          query_id: randomUUID(),
        },
        botToken,
      ),
    });
  const { cookie } = await enter();
  const completion = { ...form(person(0)), auth_type: '', email: '', password: '' };
  const words = { status: 401, error: { error_data: { self_exclusion_until: null } } };
  expect(await b.send('auth.register', completion, { cookie })).toMatchObject(words);
  expect((await b.ask('account.getInfo', {}, { cookie })).result.uid).toBe(0);
  expect(await enter()).toMatchObject(words);
});

test('who was excluded, and who told the same name, before persons were known is bound at the next start', async () => {
  await using two = await openTwo();
  const { world, a } = two;
  const { sql } = world.db;
  const players = [await world.player(), await world.player(), await world.player()] as const;
  for (const [at, { id }] of players.entries())
    await sql`
      insert into profile (player_id, first_name, last_name, birth_date)
      values (${id}, 'Anna', ${at === 2 ? 'Other' : 'Reed'}, '1985-03-09')`;
  await sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${players[0].id}, 'permanent', now(), null)`;
  await Promise.all([knowPersons(a.product), knowPersons(two.b.product)]);
  const bound =
    await sql`select player_id, ends_at, same_person_as from self_exclusion where same_person_as is not null`;
  expect(bound).toEqual([{ player_id: players[1].id, ends_at: null, same_person_as: players[0].id }]);
  const [left] = await sql`select 1 from profile where not has_traits`;
  expect(left).toBeUndefined();
});
