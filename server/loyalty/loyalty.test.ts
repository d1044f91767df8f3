// The calls of loyalty as the specification has them.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors, test } from '#tests/doors.ts';
import { giveCoins, happen, played } from '#tests/loyalty.ts';
import { readContent } from '../content/content.ts';
import { sweepLoyalty } from './sweep.ts';

const DAY_MS = 86_400_000;
const csrf = { 'x-csrf': '1' };

const fields: readonly (readonly [row: string, field: string, value: unknown])[] = [
  ['S3-R110', 'id', 1],
  ['S3-R111', 'is_active', true],
  ['S3-R112', 'points', 0],
  ['S3-R113', 'character', null],
  ['S3-R114', 'levels', expect.objectContaining({ length: 12 })],
  ['S3-R115', 'pointsAlias', 'coins'],
  ['S3-R116', 'uid', expect.any(Number)],
];

test.for(fields)('(%s, S7-R077) loyalty.getinfo has %s', async ([, field, value], { doors }) => {
  const player = await doors.player();
  const { result } = await doors.ask('loyalty.getinfo', {}, await doors.signIn(player));
  expect(result[field]).toEqual(value);
  expect(result.uid).toBe(player.id);
  expect((await doors.ask('loyalty.getinfo')).error.type).toBe('AuthorizationException');
});

test('level, points and the way to the next level are told by minValue, maxValue and expCount (S3-R149, S1-R007)', async ({
  doors,
}) => {
  const player = await doors.player({ currency: 'EUR' });
  await happen(doors.product, played(player, { staked: cents(2000_00) }));
  const { result } = await doors.ask('loyalty.getinfo', {}, await doors.signIn(player));
  expect(result).toMatchObject({ level: 2, progress: { minValue: 450, maxValue: 1000, expCount: 600 } });
  expect(result.levels[11]).toMatchObject({ minValue: 1_200_000, maxValue: null });
});

test('loyalty.getPrograms tells two at most, each with its sysname, and loyalty.getProgram one of them (S7-R080, S7-R081, S3-R118)', async ({
  doors,
}) => {
  const { result } = await doors.ask('loyalty.getPrograms', { offset: '0' });
  expect(result).toMatchObject({ offset: 0, limit: 2, total: 1, items: [{ sysname: 'marigold' }] });
  const one = await doors.ask('loyalty.getProgram', { sysname: 'marigold' });
  expect(one.result).toMatchObject({ sysname: 'marigold', title: 'Marigold levels' });
  expect(one.result.levels).toHaveLength(12);
  expect(one.result.quests).toHaveLength(20);
  expect((await doors.ask('loyalty.getProgram', { sysname: 'none' })).error.type).toBe(
    'InvalidParameterException',
  );
});

test('loyalty.getcharacters pages by offset and limit (S7-R076, S3-R117)', async ({ doors }) => {
  const { result } = await doors.ask('loyalty.getcharacters', { offset: '1', limit: '2' });
  expect(result).toMatchObject({
    offset: 1,
    limit: 2,
    total: 5,
    items: [{ name: 'Leonhard' }, { name: 'Bao' }],
  });
  expect(result.items[0].image).toBe('char_lion');
});

test('where figures may not be shown, an object stands for each character', async () => {
  await using doors = await openDoors({ env: { PROFILE: 'strict' } });
  const { result } = await doors.ask('loyalty.getcharacters');
  const images = result.items.map(({ image }: { image: string }) => image);
  expect(images.filter((image: string) => image.startsWith('char_'))).toEqual([]);
});

test('loyalty.getproducts tells what coins buy, to guests too, and in the player’s currency (S7-R079)', async ({
  doors,
}) => {
  const { result } = await doors.ask('loyalty.getproducts', { limit: '3' });
  expect(result).toMatchObject({ offset: 0, limit: 3, total: 17 });
  expect(result.items[1].reward).toEqual({ kind: 'cash', amount: { amount: 5.4, currency: 'USD' } });
  const visitor = await doors.signIn(await doors.player({ currency: 'EUR' }));
  const own = await doors.ask('loyalty.getproducts', { limit: '3', fields: 'own' }, visitor);
  expect(own.result.items[1]).toMatchObject({
    reward: { amount: { amount: 5, currency: 'EUR' } },
    own: { state: 'short', missing: 600 },
  });
});

test('loyalty.setcharacter: the first is free, another costs coins, and is free again after a month (S7-R075)', async ({
  doors,
}) => {
  const player = await doors.player();
  const visitor = await doors.signIn(player);
  const choose = (id: number) => doors.send('loyalty.setcharacter', { id: String(id) }, visitor);
  const info = async () => (await doors.ask('loyalty.getinfo', {}, visitor)).result;
  expect((await choose(1)).result).toBe(1);
  expect(await info()).toMatchObject({
    character: { id: 1, name: 'Ferro' },
    points: 0,
    change: { price: 500 },
  });
  expect((await choose(4)).error).toMatchObject({
    type: 'NotEnoughCoinsException',
    error_data: { missing: 500 },
  });
  expect((await choose(99)).error.type).toBe('InvalidParameterException');
  await giveCoins(doors.product, player, 600);
  expect((await choose(4)).result).toBe(1);
  expect((await choose(4)).result, 'the same again costs nothing').toBe(1);
  expect(await info()).toMatchObject({ character: { id: 4 }, points: 100 });
  await doors.product.db.sql`
    update loyalty_player set character_chosen_at = now() - interval '30 days' where player_id = ${player.id}`;
  expect((await choose(2)).result).toBe(1);
  expect(await info()).toMatchObject({ character: { id: 2 }, points: 100 });
});

test('a character brings more coins where it is good, and its streak', async ({ doors }) => {
  const [plain, fox, panda] = [await doors.player(), await doors.player(), await doors.player()];
  await doors.send('loyalty.setcharacter', { id: '1' }, await doors.signIn(fox));
  await doors.send('loyalty.setcharacter', { id: '3' }, await doors.signIn(panda));
  const slot = { game: 'fox-trot', staked: cents(1000_00) };
  await happen(doors.product, ...[plain, fox, panda].map((player) => played(player, slot)));
  const points = await Promise.all(
    [plain, fox, panda].map(
      async (player) => (await doors.ask('loyalty.getinfo', {}, await doors.signIn(player))).result.points,
    ),
  );
  const [base, more, streak] = points as [number, number, number];
  expect(more - 4).toBeCloseTo((base - 4) * 1.1, -1);
  expect(streak - base).toBe(1);
});

test('loyalty.getnotifications tells each notice once, with all its parts (S7-R078, S3-R119, S3-R120, S3-R121)', async ({
  doors,
}) => {
  const player = await doors.player({ currency: 'EUR' });
  const visitor = { ...(await doors.signIn(player)), ...csrf };
  await happen(doors.product, played(player, { staked: cents(1500_00) }));
  const { result } = await doors.ask('loyalty.getnotifications', {}, visitor);
  expect(result.items).toMatchObject([
    {
      ...{ trigger: 'streak', type: 'credit', title: '+4 coins', message: 'Day 1 of your streak' },
      ...{ amount: 4, amountType: 'points', image: 'coin_crown' },
    },
    {
      ...{ trigger: 'level', title: 'Level 2: Copper II', message: 'Your gift: 10 free spins' },
      ...{ amount: 10, amountType: 'freespins' },
    },
  ]);
  expect((await doors.ask('loyalty.getnotifications', {}, visitor)).result.items).toEqual([]);
  expect((await doors.ask('loyalty.getnotifications')).error.type).toBe('AuthorizationException');
});

test('coins that nobody moves for 180 days run out, and the player is told twice before', async ({
  doors,
}) => {
  const player = await doors.player();
  const visitor = { ...(await doors.signIn(player)), ...csrf };
  const { db, content, clock } = doors.product;
  await giveCoins(doors.product, player, 70);
  const told = async (days: number) => {
    const now = new Date(clock.now().getTime() + days * DAY_MS);
    await sweepLoyalty({ db, content, now });
    await sweepLoyalty({ db, content, now });
    const { result } = await doors.ask('loyalty.getnotifications', {}, visitor);
    return result.items.map(({ title }: { title: string }) => title);
  };
  expect(await told(149)).toEqual([]);
  expect(await told(151)).toEqual(['Your coins run out soon']);
  expect(await told(174)).toEqual(['Your coins run out soon']);
  expect(await told(179)).toEqual([]);
  expect(await told(181)).toEqual(['Your coins have run out']);
  expect((await doors.ask('loyalty.getinfo', {}, visitor)).result).toMatchObject({
    points: 0,
    points_end_at: null,
  });
});

test('a character chosen while registering is the player’s from the start', async ({ doors }) => {
  const player = await doors.player();
  const { db, clock } = doors.product;
  await db.sql`
    insert into registration (player_id, auth_type, registered_at, character_id, source)
    values (${player.id}, 'email', now(), '3', '{}')`;
  await happen(doors.product, {
    ...{ name: 'player.registered', playerId: player.id, at: clock.now() },
    data: { method: 'email', country: 'LV' },
  });
  const { result } = await doors.ask('loyalty.getinfo', {}, await doors.signIn(player));
  expect(result.character).toMatchObject({ id: 3, name: 'Bao' });
});

async function openWith(changed: object) {
  const { cms, ...content } = readContent('content');
  return openDoors({
    content: {
      ...content,
      cms: <T>(name: string) =>
        (name === 'loyalty' ? { ...cms<object>('loyalty'), ...changed } : cms(name)) as T,
    },
  });
}

test('with loyalty switched off its calls are off, and points are not counted (S3-R170)', async () => {
  await using doors = await openWith({ isEnabled: false });
  const player = await doors.player();
  const visitor = await doors.signIn(player);
  for (const call of ['getPrograms', 'getproducts', 'getOrders'])
    expect((await doors.ask(`loyalty.${call}`, {}, visitor)).error.type).toBe('InvalidRequestException');
  await happen(doors.product, played(player));
  const { result } = await doors.ask('loyalty.getinfo', {}, visitor);
  expect(result).toMatchObject({ is_active: false, progress: { expCount: 0 } });
});

test('with characters switched off their calls are off; with both nothing is left (S3-R169, S4-R064)', async () => {
  await using one = await openWith({ areCharactersEnabled: false });
  expect((await one.ask('loyalty.getcharacters')).error.type).toBe('InvalidRequestException');
  const visitor = await one.signIn(await one.player());
  expect((await one.send('loyalty.setcharacter', { id: '1' }, visitor)).error.type).toBe(
    'InvalidRequestException',
  );
  await using none = await openWith({ isEnabled: false, areCharactersEnabled: false });
  const nobody = await none.signIn(await none.player());
  expect((await none.ask('loyalty.getinfo', {}, nobody)).error.type).toBe('InvalidRequestException');
  expect((await none.ask('loyalty.getSettings')).result).toMatchObject({ isEnabled: false });
  expect((await none.ask('metadata.get')).result.feature_flags.loyalty).toBe(false);
});
