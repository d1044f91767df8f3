import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { balancesOf } from '../ledger/purse.ts';

const spin = { stake: 100, mode: 'base' };
/** More than one spin in three wins: none of so many does not happen. */
const [CALM, SPINS] = ['sakura-evening', 40];

test('freespins.get tells the packs of a player, and of nobody else (S7-R058, S3-R124)', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const id = await givePack(doors.product, player, { rounds: 7, winsTo: 'bonus' });
  const visitor = await doors.signIn(player);
  const asked = { fields: 'game', status: 'active', count: '99' };
  const { result } = await doors.ask('freespins.get', asked, visitor);
  expect(result).toEqual({
    items: [
      {
        id,
        game: { sysname: 'triple-sevens', name: 'Triple Sevens' },
        ...{ total_count: 7, remaining_count: 7, status: 'active', wins_to: 'bonus' },
        stake: { amount: 1, currency: 'USD' },
        expires_at: expect.stringMatching(/Z$/),
        giver: null,
      },
    ],
    count: 1,
  });
  const stranger = await doors.signIn(await world.player());
  expect((await doors.ask('freespins.get', {}, stranger)).result).toEqual({ items: [], count: 0 });
  const guest = await doors.ask('freespins.get', asked);
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('a status that is none is refused', async ({ doors, world }) => {
  const visitor = await doors.signIn(await world.player());
  const { error } = await doors.ask('freespins.get', { status: 'lost' }, visitor);
  expect(error.type).toBe('InvalidParameterException');
});

test.for(['main', 'bonus'] as const)(
  'a pack pays the stakes, what is won goes to %s, and the last round ends it',
  async (winsTo, { doors, world }) => {
    const player = await world.player({ balances: { main: cents(50) } });
    const pack = await givePack(doors.product, player, { game: CALM, rounds: SPINS, winsTo });
    const frame = await openFrame(doors, { sysname: CALM, player });
    expect((await frame.init()).result.packs).toMatchObject([
      { id: pack, remaining_count: SPINS, stake: 100 },
    ]);
    let won = 0;
    for (let left = SPINS - 1; left >= 0; left--) {
      const { result } = await frame.start(spin, `spin-${left}`, pack);
      won += result.round.paid;
      expect(result.round).toMatchObject({ is_free: true, staked: 100 });
      expect(result.pack).toMatchObject({ id: pack, remaining_count: left });
    }
    expect(won, 'of so many spins one wins').toBeGreaterThan(0);
    const purse = await balancesOf(doors.product.db.sql, player.id);
    // What goes to bonus becomes a bonus when the pack is over; until then it is owed.
    expect([purse.main, purse.bonus]).toEqual(winsTo === 'main' ? [50 + won, 0] : [50, 0]);
    const [kept] = await doors.product.db.sql<{ won: number }>`
      select won_cents as won from freespin_pack where id = ${pack}`;
    expect(kept!.won).toBe(winsTo === 'main' ? 0 : won);
    expect((await frame.init()).result.packs).toEqual([]);
    const refused = await frame.start(spin, 'one-more', pack);
    expect([refused.status, refused.error.type]).toEqual([422, 'FreespinsEndedException']);
    const { result } = await doors.ask('freespins.get', { status: 'finished' }, frame.visitor);
    expect(result.items).toMatchObject([{ id: pack, remaining_count: 0, status: 'finished' }]);
  },
);

test('the same key spins once', async ({ doors, world }) => {
  const player = await world.player();
  const pack = await givePack(doors.product, player, { rounds: 5 });
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => frame.start(spin, 'one', pack))),
  );
  expect(new Set(answers.map(({ result }) => result.round.id)).size).toBe(1);
  expect(answers.map(({ result }) => result.pack.remaining_count)).toEqual(Array(20).fill(4));
});

test('fifty starts at once use no more rounds than a pack has', async ({ doors, world }) => {
  const player = await world.player({ balances: { main: cents(10_000) } });
  const pack = await givePack(doors.product, player, { rounds: 7, winsTo: 'bonus' });
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => untilAnswered(() => frame.start(spin, `key-${n}`, pack))),
  );
  const said = Object.groupBy(answers, ({ error }) => error?.type ?? 'played');
  const counts = Object.entries(said).map(([type, some]) => [type, some!.length]);
  expect(Object.fromEntries(counts)).toEqual({ played: 7, FreespinsEndedException: 43 });
  expect((await frame.init()).result).toMatchObject({ balance: { cash: 10_000 }, seeds: { nonce: 7 } });
});

test('what is played for free counts against no limit on money, and stands apart in the history', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const pack = await givePack(doors.product, player, { rounds: 1 });
  await doors.product.db.sql`insert into play_limit (player_id, stake_cents) values (${player.id}, 50)`;
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  expect((await frame.start(spin, 'a', pack)).status).toBe(200);
  const { result } = await doors.ask('games.getHistory', {}, frame.visitor);
  expect(result.items).toMatchObject([{ is_free: true, game: 'triple-sevens' }]);
  const [fact] = await doors.product.db.sql<{ data: object }>`
    select data from fact where player_id = ${player.id} and name = 'round.settled'`;
  expect(fact!.data).toMatchObject({ pack, staked: 100, stakedBonus: 0 });
});
