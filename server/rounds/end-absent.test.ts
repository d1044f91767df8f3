// The task that ends a round for an absent player, and what the end of a round leaves behind: facts, tasks, messages.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { test } from '#tests/doors.ts';
import { factsOf } from '#tests/facts.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { hear } from '#tests/heard.ts';
import { waitsForPlayer } from '#tests/held-player.ts';
import { seedNext } from '#tests/seeded.ts';
import type { Player } from '../calls/context.ts';
import type { Product } from '../calls/product.ts';
import { balancesOf } from '../ledger/purse.ts';
import { absentEnded } from './end-absent.ts';
import { giveBack } from './go-on.ts';
import { findRound } from './round-rows.ts';

const NEVER = new AbortController().signal;
const few = { stake: 100, mines: 1 };
const rich = { balances: { main: cents(1_000) } };
/** A slot with a bonus in which one picks. */
const PICKS = 'clover-row';
const spin = { stake: 100, mode: 'base' };

type Doors = Parameters<typeof openFrame>[0] & { product: Product };

const effectOf = ({ product }: Doors, player: Player, round: string) =>
  absentEnded(product).run({ player: player.id, round }, NEVER);

async function endAbsent(doors: Doors, player: Player, round: string): Promise<void> {
  await doors.product.db.atomically((await effectOf(doors, player, round))!);
}

/** One safe cell is open, which is worth 1.03. */
async function openMines(doors: Doors, player: Player) {
  const frame = await openFrame(doors, { sysname: 'mines', player });
  for (;;) {
    const { round } = (await frame.start(few)).result;
    const { result } = await frame.decide(round, { name: 'open', at: 7 });
    if (!result.round.is_over) return { frame, round: result.round };
  }
}

test('a round that is over already, and one that does not exist, need nothing', async ({ doors, world }) => {
  const player = await world.player(rich);
  const { frame, round } = await openMines(doors, player);
  expect((await frame.decide(round, { name: 'collect' })).status).toBe(200);
  expect(await effectOf(doors, player, round.id)).toBeUndefined();
  expect(await effectOf(doors, player, 'none')).toBeUndefined();
});

test('a round of figures that are kept nowhere stays open for people, and the task fails', async ({
  doors,
  world,
}) => {
  const { db } = doors.product;
  const player = await world.player(rich);
  const { round } = await openMines(doors, player);
  const change = (definition: string) =>
    db.sql<{ was: string }>`
      update round set definition = ${definition} from (select definition as was from round where id = ${round.id}) as kept
      where id = ${round.id} returning was`;
  const [kept] = await change('of last year');
  await expect(endAbsent(doors, player, round.id)).rejects.toThrow('no definition of last year of mines');
  await change(kept!.was);
  await endAbsent(doors, player, round.id);
});

test('a round is ended by its task only while no request of its player is at work', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const { frame, round } = await openMines(doors, player);
  const { db } = doors.product;
  expect(await waitsForPlayer(db, player.id, () => endAbsent(doors, player, round.id))).toBe(true);
  const next = (await openMines(doors, player)).round;
  const collect = () => frame.decide(next, { name: 'collect' });
  expect(await waitsForPlayer(db, player.id, collect), 'nor is it decided then').toBe(true);
});

test('a decision in a round that is over is a step out of order', async ({ doors, world }) => {
  const player = await world.player(rich);
  const { frame, round } = await openMines(doors, player);
  const { result } = await frame.decide(round, { name: 'collect' });
  expect((await frame.decide(result.round, { name: 'open', at: 3 })).error.type).toBe(
    'StepConflictException',
  );
});

test('the end of a round is a fact once it has come, and the balance is sent to every device of its player', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  using heard = hear(doors.product, player.id);
  const { round } = await openMines(doors, player);
  const before = await factsOf(doors.product.db, player.id);
  const { main } = await balancesOf(doors.product.db.sql, player.id);
  await endAbsent(doors, player, round.id);
  const facts = (await factsOf(doors.product.db, player.id)).slice(before.length);
  expect(facts).toMatchObject([
    { name: 'round.settled', data: { round: round.id, game: 'mines', staked: 100, paid: 103 } },
  ]);
  await heard.untilLast('account.balance_updated', { balance_main: { amount: (main + 103) / 100 } });
});

test('a stake that is given back is sent as a balance, counts for nothing, and goes to the bonus that paid it', async ({
  doors,
  world,
}) => {
  const { product } = doors;
  const { db, clock } = product;
  const player = await world.player();
  await giveActive(product, player, 'casino');
  using heard = hear(product, player.id);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { round } = (await frame.start(few)).result;
  await heard.untilLast('account.balance_updated', { balance_bonus: { amount: 99 } });
  await endAbsent(doors, player, round.id);
  await heard.untilLast('account.balance_updated', { balance_bonus: { amount: 100 } });
  expect(heard.come.filter(({ name }) => name === 'freespins.changed')).toEqual([]);
  const [kept] = await db.sql`select state, ended_at, paid_cents from round where id = ${round.id}`;
  expect(kept).toEqual({ state: 'void', ended_at: expect.any(Date), paid_cents: 0 });
  expect((kept as { ended_at: Date }).ended_at.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  expect((await factsOf(db, player.id)).filter(({ name }) => name.startsWith('round.'))).toEqual([]);
});

test('a win goes to the bonus that staked for it', async ({ doors, world }) => {
  const player = await world.player();
  await giveActive(doors.product, player, 'casino');
  const { round } = await openMines(doors, player);
  const { bonus } = await balancesOf(doors.product.db.sql, player.id);
  await endAbsent(doors, player, round.id);
  expect(await balancesOf(doors.product.db.sql, player.id)).toMatchObject({ main: 0, bonus: bonus + 103 });
});

test.for(['bonus', 'main'] as const)(
  'a free spin of a pack that wins to %s is ended with a win: only what becomes a bonus is counted and ended as one',
  async (winsTo, { doors, world }) => {
    const { db, clock } = doors.product;
    const player = await world.player();
    const pack = await givePack(doors.product, player, { game: PICKS, rounds: 1, winsTo });
    const frame = await openFrame(doors, { sysname: PICKS, player });
    await seedNext(doors.product, player, { sysname: PICKS, bet: spin, isWanted: ({ isOver }) => !isOver });
    const { round } = (await frame.start(spin, undefined, pack)).result;
    const dueNow = () => db.sql`
      delete from task where name = 'freespins.ended' and payload ->> 'pack' = ${pack} and due_at <= ${clock.now()}
      returning 1`;
    const wonBefore = await dueNow();
    await endAbsent(doors, player, round.id);
    const [kept] = await db.sql<{ paid: number; won: number }>`
      select round.paid_cents as paid, pack.won_cents as won from round join freespin_pack as pack on pack.id = pack_id
      where round.id = ${round.id}`;
    expect(kept!.paid).toBeGreaterThanOrEqual(300);
    expect(kept!.won).toBe(winsTo === 'bonus' ? kept!.paid : 0);
    expect((await balancesOf(db.sql, player.id)).main).toBe(winsTo === 'bonus' ? 0 : kept!.paid);
    const due = winsTo === 'bonus' ? 1 : 0;
    expect([wonBefore, await dueNow()].map(({ length }) => length)).toEqual([due, due]);
  },
);

test('a stake is given back to its pack only while nothing else of the round was done', async ({
  doors,
  world,
}) => {
  const { db, clock } = doors.product;
  const player = await world.player(rich);
  const packs = [];
  for (let n = 0; n < 2; n++) packs.push(await givePack(doors.product, player, { game: PICKS, rounds: 2 }));
  const frame = await openFrame(doors, { sysname: PICKS, player });
  await seedNext(doors.product, player, { sysname: PICKS, bet: spin, isWanted: ({ isOver }) => !isOver });
  const { round } = (await frame.start(spin, undefined, packs[0])).result;
  await db.atomically(async (tx) =>
    giveBack(tx, (await findRound(tx.sql, player.id, round.id))!, clock.now()),
  );
  const used = await db.sql`select used from freespin_pack where player_id = ${player.id}`;
  expect(used).toEqual([{ used: 0 }, { used: 0 }]);
});
