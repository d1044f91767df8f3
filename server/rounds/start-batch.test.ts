// Rounds of several players that start in one transaction: each is answered for itself, and what is kept is the player's own.
import { expect } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { cents } from '#rules/money.ts';
import { answersOf, keyOf, newcomer, SLOT, startOf, wishes } from '#tests/batch-starts.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { type openDoorsIn, test } from '#tests/doors.ts';
import { givePack } from '#tests/freespins.ts';
import { seedNext } from '#tests/seeded.ts';
import { undoneBatch } from '#tests/undone-batch.ts';
import type { createWorld } from '#tests/world.ts';
import type { Tx } from '../database/db.ts';
import { packBet } from '../freespins/pack-bet.ts';

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;
type World = Awaited<ReturnType<typeof createWorld>>;

test('each start of a batch is answered by what speaks against it, and by nothing of the others', async ({
  doors,
  world,
}) => {
  const { product } = doors;
  const make = (balances?: object, games?: string[]) => newcomer(doors, world, balances, games);
  const [plain, begun, keyed, other, moved, waiting, quick, poor, gifted, barred] = [
    ...[await make(), await make(), await make(), await make(), await make()],
    await make(undefined, ['mines', 'dice', 'tower']),
    ...[await make(), await make({ main: cents(99) }), await make(), await make({})],
  ] as const;
  const { round } = (await begun.frame.start(wishes['dice'] as never)).result;
  await waiting.frame.start(wishes['mines'] as never);
  await quick.frame.start(wishes['dice'] as never);
  const pack = await givePack(product, gifted.player, { winsTo: 'main' });
  await giveActive(product, barred.player, 'casino');
  const now = product.clock.now();
  const seen = await undoneBatch(world.db, async (tx) => {
    await tx.sql`update bonus set terms = terms || '{"excluded": ["dice"]}' where player_id = ${barred.player.id}`;
    await tx.sql`update round set started_at = ${new Date(now.getTime() - 1_499)} where player_id = ${quick.player.id}`;
    await tx.sql`
      insert into idempotency_key (player_id, call, key, body_hash, subject, answer, kept_at) values
        (${keyed.player.id}, 'play.start', 'one', 'body', 'kept', '{"id": "kept"}', ${now}),
        (${keyed.player.id}, 'play.start', 'two', 'body', 'two', '{"id": "two"}', ${now}),
        (${keyed.player.id}, 'play.decide', 'one', 'body', 'decided', '{"id": "decided"}', ${now}),
        (${other.player.id}, 'play.start', 'one', 'another', 'hers', '{"id": "hers"}', ${now}),
        (${other.player.id}, 'play.decide', 'three', 'body', 'hers', '{"id": "hers"}', ${now})`;
    const starts = [
      startOf(doors, plain.player),
      startOf(doors, begun.player, { id: round.id }),
      startOf(doors, keyed.player, { key: keyOf(keyed.player, 'one') }),
      startOf(doors, other.player, { key: keyOf(other.player, 'one') }),
      startOf(doors, { ...moved.player, currency: 'EUR' }),
      startOf(doors, waiting.player, { game: 'mines' }),
      startOf(doors, quick.player, { roundMinMs: 2_500, now }),
      startOf(doors, poor.player),
      startOf(doors, gifted.player, { game: SLOT, packId: 'none' }),
      startOf(doors, barred.player),
    ];
    const first = await answersOf(tx, starts);
    const next = await answersOf(tx, [
      startOf(doors, keyed.player, { key: keyOf(keyed.player, 'three') }),
      startOf(doors, waiting.player),
      startOf(doors, gifted.player, { game: SLOT, packId: pack }),
    ]);
    return [first, next];
  });
  expect(seen).toEqual([
    [
      'started',
      { again: round.id },
      { again: 'kept' },
      expect.objectContaining({ reason: 'InvalidRequest' }),
      expect.objectContaining({ reason: 'InvalidRequest' }),
      expect.objectContaining({ reason: 'RoundOpen' }),
      expect.objectContaining({ reason: 'TooManyRequests', details: { error_data: { retry_after: 2 } } }),
      expect.objectContaining({ reason: 'InsufficientFunds' }),
      expect.objectContaining({ reason: 'FreespinsNotFound' }),
      expect.objectContaining({ reason: 'BonusGameExcluded' }),
    ],
    ['started', 'started', 'started'],
  ]);
});

test('what a start leaves behind is its player’s: round, seed, key, fact, task, sitting, pack and live events', async ({
  doors,
  world,
}) => {
  const { starts, bonus, packs } = await fiveStarts(doors, world);
  const { last, first, others, half } = packs;
  const players = starts.map(({ player }) => player.id);
  const idsOf = starts.map(({ id }) => id);
  await undoneBatch(world.db, async (tx) => {
    const { sql } = tx;
    await sql`delete from live_outbox`;
    await sql`delete from play_sitting where player_id = ${players[3]}`;
    const [{ task }] = (await sql<{ task: number }>`select coalesce(max(id), 0)::int as task from task`) as [
      { task: number },
    ];
    expect(await answersOf(tx, starts)).toEqual(Array(5).fill('started'));
    const left = await leftBehind(sql, { idsOf, players, task, now: starts[0]!.now });
    const round = (at: number, more: object) => ({
      ...{ id: idsOf[at], player_id: players[at], number: 1, game: starts[at]!.definition.sysname, nonce: 0 },
      ...{ staked_cents: 100, bonus_cents: 0, bonus_id: null, paid_cents: expect.any(Number), state: 'over' },
      ...{ pack_id: null, started_at: starts[at]!.now, ended_at: expect.any(Date), ...more },
    });
    expect(left.rounds).toEqual([
      round(0, { number: 2, nonce: 1 }),
      round(1, { bonus_cents: 100, bonus_id: bonus, paid_cents: 0, state: 'open', ended_at: null }),
      round(2, { pack_id: last }),
      round(3, { pack_id: first }),
      round(4, { pack_id: half }),
    ]);
    expect(left.nonces).toEqual([
      'active 2',
      'active 1',
      'active 1',
      'active 1',
      'active 1',
      ...Array(5).fill('next 0'),
    ]);
    const [id, subject] = [idsOf[0], idsOf[0]];
    expect(left.keys).toEqual([
      { player_id: players[0], call: 'play.start', key: 'one', subject, answer: { id } },
    ]);
    expect(left.facts).toEqual([0, 2, 3, 4].map((at) => players[at]));
    expect(left.tasks).toEqual([
      { name: 'round.absent', payload: { player: players[1], round: idsOf[1] } },
      { name: 'freespins.ended', payload: { pack: last } },
    ]);
    expect(left.sittings).toEqual(players.map((player_id) => ({ player_id, first_round: 1 })));
    expect(left.packs).toEqual([
      { id: last, used: 1, won_cents: left.rounds[2]!.paid_cents },
      { id: half, used: 1, won_cents: left.rounds[4]!.paid_cents },
      { id: first, used: 1, won_cents: 0 },
      { id: others, used: 0, won_cents: 0 },
    ]);
    expect(left.events).toEqual([
      ...players.map((player_id) => ({ player_id, name: 'account.balance_updated' })),
      ...players.slice(2).map((player_id) => ({ player_id, name: 'freespins.changed' })),
    ]);
  });
});

/** A round that is over at once, one that stays open, and free spins: the last of a pack's two ways to win, and one of two. */
async function fiveStarts(doors: Doors, world: Pick<World, 'player'>) {
  const { product } = doors;
  const [played, mined, spun, kept, early] = [
    await newcomer(doors, world),
    await newcomer(doors, world, {}, ['mines']),
    await newcomer(doors, world, {}, [SLOT]),
    await newcomer(doors, world, {}, [SLOT]),
    await newcomer(doors, world, {}, [SLOT]),
  ];
  await played.frame.start(wishes['dice'] as never);
  // Own money pays before the money of a bonus.
  await giveActive(product, played.player, 'casino');
  const bonus = await giveActive(product, mined.player, 'casino');
  const winning = { sysname: SLOT, bet: packBet(definitionOf(SLOT)!, cents(100))! as never };
  for (const { player } of [spun, kept, early])
    await seedNext(product, player, { ...winning, isWanted: ({ isOver, paid }) => isOver && paid > 0 });
  const last = await givePack(product, spun.player, { rounds: 1, winsTo: 'bonus' });
  const first = await givePack(product, kept.player, { rounds: 1, winsTo: 'main' });
  const others = await givePack(product, kept.player, { rounds: 2, winsTo: 'bonus' });
  const half = await givePack(product, early.player, { rounds: 2, winsTo: 'bonus' });
  const starts = [
    startOf(doors, played.player, { key: keyOf(played.player, 'one') }),
    startOf(doors, mined.player, { game: 'mines' }),
    startOf(doors, spun.player, { game: SLOT, packId: last }),
    startOf(doors, kept.player, { game: SLOT, packId: first }),
    startOf(doors, early.player, { game: SLOT, packId: half }),
  ];
  return { starts, bonus, packs: { last, first, others, half } };
}

interface Left {
  idsOf: readonly string[];
  players: readonly number[];
  /** The last task before. */
  task: number;
  now: Date;
}

async function leftBehind(sql: Tx['sql'], { idsOf, players, task, now }: Left) {
  return {
    rounds: await sql<{ paid_cents: number }>`
      select id, player_id, number, game, staked_cents, bonus_cents, bonus_id, paid_cents, state, pack_id, nonce, started_at,
        ended_at
      from round where id = any(${idsOf}::text[]) order by player_id`,
    nonces: (
      await sql<{ pair: string }>`
        select state || ' ' || next_nonce as pair from seed_pair where player_id = any(${players}::bigint[])
        order by state, player_id`
    ).map(({ pair }) => pair),
    keys: await sql`
      select player_id, call, key, subject, answer from idempotency_key
      where player_id = any(${players}::bigint[]) and kept_at = ${now}`,
    facts: (
      await sql<{ player_id: number }>`
        select player_id from fact where name = 'round.settled' and data ->> 'round' = any(${idsOf}::text[]) order by id`
    ).map(({ player_id }) => player_id),
    tasks: await sql`select name, payload from task where id > ${task} order by id`,
    sittings: await sql`
      select player_id, first_round from play_sitting where player_id = any(${players}::bigint[]) order by player_id`,
    packs: await sql`
      select id, used, won_cents from freespin_pack where player_id = any(${players}::bigint[])
      order by used desc, won_cents > 0 desc, player_id`,
    events: await sql`select player_id, name from live_outbox order by id`,
  };
}
