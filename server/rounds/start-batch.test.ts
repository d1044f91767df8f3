// Rounds of several players that start in one transaction: each is answered for itself, and what is kept is the player's own.
import { expect } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { type openDoorsIn, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { moveMoney } from '#tests/moved-money.ts';
import { seedNext } from '#tests/seeded.ts';
import { spentMeanwhile } from '#tests/spent-meanwhile.ts';
import { undoneBatch } from '#tests/undone-batch.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import { seedLifeOf } from '../fairness/worn-seeds.ts';
import { packBet } from '../freespins/pack-bet.ts';
import { WrongEntry } from '../ledger/record.ts';
import { betFor } from './find-game.ts';
import { type Start, startBatch } from './start-batch.ts';

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;
type World = Parameters<Parameters<typeof test>[2]>[0]['world'];

const SLOT = 'triple-sevens';
const wishes: Readonly<Record<string, object>> = {
  dice: { stake: 100, chance: 4950, side: 'under' },
  mines: { stake: 100, mines: 1 },
};

/** A player who has opened these games for money. */
async function newcomer(
  doors: Doors,
  world: World,
  balances = { main: cents(1_000) } as object,
  games = ['dice'],
) {
  const player = await world.player({ balances });
  const frames = [];
  for (const sysname of games) frames.push(await openFrame(doors, { sysname, player }));
  return { player, frame: frames[0]! };
}

let ids = 0;
function startOf(
  { product }: Doors,
  player: Start['player'],
  rest: Partial<Start> & { game?: string } = {},
): Start {
  const { game = 'dice', ...more } = rest;
  const definition = definitionOf(game)!;
  ids += 1;
  return {
    ...{ id: `start-${ids}`, key: undefined, player, session: null, definition, packId: undefined },
    bet: game in wishes ? betFor(definition, wishes[game] as never) : packBet(definition, cents(100))!,
    ...{ roundMinMs: 0, isBonusApart: false, rates: ratesOf(product.content) },
    ...{ seedLife: seedLifeOf(product.config), vault: product.vault, now: product.clock.now() },
    ...more,
  };
}

const keyOf = (player: Start['player'], key: string, bodyHash = 'body') => ({
  ...{ playerId: player.id, call: 'play.start', key, bodyHash },
});

/** Done or refused, each in the order in which it was asked. */
const answersOf = async (tx: Tx, starts: readonly Start[]) =>
  (await startBatch.doAll(tx, starts, { isPatient: true } as never)).map((answer) => {
    if (answer === 'busy' || answer === null) return answer;
    if ('refused' in answer) return answer.refused;
    return 'round' in answer.done ? 'started' : { again: answer.done.id };
  });

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
    await tx.sql`update round set started_at = ${new Date(now.getTime() - 1_400)} where player_id = ${quick.player.id}`;
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
  const { product } = doors;
  const [played, mined, spun, kept] = [
    await newcomer(doors, world),
    await newcomer(doors, world, {}, ['mines']),
    await newcomer(doors, world, {}, [SLOT]),
    await newcomer(doors, world, {}, [SLOT]),
  ];
  await played.frame.start(wishes['dice'] as never);
  const bonus = await giveActive(product, mined.player, 'casino');
  const winning = { sysname: SLOT, bet: packBet(definitionOf(SLOT)!, cents(100))! as never };
  for (const { player } of [spun, kept])
    await seedNext(product, player, { ...winning, isWanted: ({ isOver, paid }) => isOver && paid > 0 });
  const last = await givePack(product, spun.player, { rounds: 1, winsTo: 'bonus' });
  const first = await givePack(product, kept.player, { rounds: 1, winsTo: 'main' });
  const others = await givePack(product, kept.player, { rounds: 2, winsTo: 'bonus' });
  const starts = [
    startOf(doors, played.player, { key: keyOf(played.player, 'one') }),
    startOf(doors, mined.player, { game: 'mines' }),
    startOf(doors, spun.player, { game: SLOT, packId: last }),
    startOf(doors, kept.player, { game: SLOT, packId: first }),
  ];
  const players = starts.map(({ player }) => player.id);
  const idsOf = starts.map(({ id }) => id);
  await undoneBatch(world.db, async (tx) => {
    const { sql } = tx;
    await sql`delete from live_outbox`;
    await sql`delete from play_sitting where player_id = ${kept.player.id}`;
    const [{ task }] = (await sql<{ task: number }>`select coalesce(max(id), 0)::int as task from task`) as [
      { task: number },
    ];
    expect(await answersOf(tx, starts)).toEqual(Array(4).fill('started'));
    const rounds = await sql<{ paid_cents: number }>`
      select id, player_id, number, game, staked_cents, bonus_cents, bonus_id, paid_cents, state, pack_id, nonce, started_at,
        ended_at
      from round where id = any(${idsOf}::text[]) order by player_id`;
    const round = (at: number, more: object) => ({
      ...{ id: idsOf[at], player_id: players[at], number: 1, game: starts[at]!.definition.sysname, nonce: 0 },
      ...{ staked_cents: 100, bonus_cents: 0, bonus_id: null, paid_cents: expect.any(Number), state: 'over' },
      ...{ pack_id: null, started_at: starts[at]!.now, ended_at: starts[0]!.now, ...more },
    });
    const ended = { ended_at: expect.any(Date) };
    expect(rounds).toEqual([
      round(0, { number: 2, nonce: 1, ...ended }),
      round(1, { bonus_cents: 100, bonus_id: bonus, paid_cents: 0, state: 'open', ended_at: null }),
      round(2, { pack_id: last, ...ended }),
      round(3, { pack_id: first, ...ended }),
    ]);
    const nonces = await sql`
      select next_nonce from seed_pair where player_id = any(${players}::bigint[]) and state = 'active' order by player_id`;
    expect(nonces.map((pair) => Object.values(pair)[0])).toEqual([2, 1, 1, 1]);
    expect(
      await sql`select player_id, call, key, subject, answer from idempotency_key where player_id = any(${players}::bigint[])
        and kept_at = ${starts[0]!.now}`,
    ).toEqual([
      {
        ...{ player_id: players[0], call: 'play.start', key: 'one', subject: idsOf[0] },
        answer: { id: idsOf[0] },
      },
    ]);
    expect(
      await sql`select player_id from fact where name = 'round.settled' and data ->> 'round' = any(${idsOf}::text[]) order by id`,
    ).toEqual([0, 2, 3].map((at) => ({ player_id: players[at] })));
    const tasks = await sql`select name, payload from task where id > ${task} order by id`;
    expect(tasks).toEqual([
      { name: 'round.absent', payload: { player: players[1], round: idsOf[1] } },
      { name: 'freespins.ended', payload: { pack: last } },
    ]);
    const sittings = await sql`
      select player_id, first_round from play_sitting where player_id = any(${players}::bigint[]) order by player_id`;
    expect(sittings).toEqual(players.map((player_id) => ({ player_id, first_round: 1 })));
    const packs = await sql`
      select id, used, won_cents from freespin_pack where id in (${last}, ${first}, ${others}) order by used desc, won_cents desc`;
    expect(packs).toEqual([
      { id: last, used: 1, won_cents: rounds[2]!.paid_cents },
      { id: first, used: 1, won_cents: 0 },
      { id: others, used: 0, won_cents: 0 },
    ]);
    const events = await sql<{
      player_id: number;
      name: string;
    }>`select player_id, name from live_outbox order by id`;
    expect(events).toEqual([
      ...players.map((player_id) => ({ player_id, name: 'account.balance_updated' })),
      ...players.slice(2).map((player_id) => ({ player_id, name: 'freespins.changed' })),
    ]);
  });
});

test('what is read of a player before a start is not another player’s, nor of what is over', async ({
  doors,
  world,
}) => {
  const { product } = doors;
  const [player, busy] = [
    await newcomer(doors, world, { main: cents(50), bonus: cents(50) }, ['mines']),
    await newcomer(doors, world, { main: cents(1_000) }, ['mines', 'dice']),
  ];
  for (let n = 0; n < 3; n++) await busy.frame.start(wishes['mines'] as never);
  await undoneBatch(world.db, async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    // An ended bonus of the player, one for sports, and the active one of somebody else.
    await giveTo(tx, player.player.id, 'casino', 'removed');
    await giveTo(tx, player.player.id, 'betting', 'active');
    await giveTo(tx, busy.player.id, 'casino', 'active');
    const starts = [startOf(doors, player.player, { game: 'mines' }), startOf(doors, busy.player)];
    expect(await answersOf(tx, starts)).toEqual(['started', 'started']);
    const kept = await tx.sql`
      select number, bonus_cents, bonus_id, nonce from round where id = any(${starts.map(({ id }) => id)}::text[])
      order by player_id`;
    expect(kept).toEqual([
      { number: 1, bonus_cents: 50, bonus_id: null, nonce: 0 },
      { number: 2, bonus_cents: 0, bonus_id: null, nonce: 1 },
    ]);
  });

  async function giveTo(tx: Tx, playerId: number, of: string, state: string) {
    const { now } = startOf(doors, player.player);
    const [kept] = await tx.sql<{ id: number }>`select id from bonus limit 1`;
    await tx.sql`
      insert into bonus overriding system value
      select (jsonb_populate_record(bonus, jsonb_build_object('id', ${1_000_000 + playerId * 10 + state.length}::int,
        'key', ${`${playerId}-${of}-${state}`}::text, 'player_id', ${playerId}::int, 'product', ${of}::text,
        'state', ${state}::text, 'ends_at', ${new Date(now.getTime() + 60_000)}::timestamptz,
        'ended_at', ${state === 'active' ? null : now}::timestamptz))).*
      from bonus where id = ${kept!.id}`;
  }
});

test('worn seeds are replaced before a start, those of its player alone', async ({ doors, world }) => {
  const [worn, fresh] = [await newcomer(doors, world), await newcomer(doors, world)];
  for (const { frame } of [worn, fresh]) await frame.start(wishes['dice'] as never);
  const life = { rounds: 5, ms: 60_000_000 };
  await undoneBatch(world.db, async (tx) => {
    await tx.sql`
      update seed_pair set next_nonce = 5 where player_id = ${worn.player.id} and state = 'active'`;
    const starts = [fresh, worn].map(({ player }) => startOf(doors, player, { seedLife: life }));
    expect(await answersOf(tx, starts)).toEqual(['started', 'started']);
    const kept = await tx.sql`
      select round.player_id, nonce, seed_pair.state from round join seed_pair on seed_pair.id = pair_id
      where round.id = any(${starts.map(({ id }) => id)}::text[]) order by nonce`;
    expect(kept).toEqual([
      { player_id: worn.player.id, nonce: 0, state: 'active' },
      { player_id: fresh.player.id, nonce: 1, state: 'active' },
    ]);
  });
});

test('a start whose money is gone when it is booked is refused for that, and trouble with the ledger is not hidden', async ({
  doors,
  world,
}) => {
  const [spent, mixed, fine] = [
    await newcomer(doors, world, { main: cents(100) }),
    await newcomer(doors, world),
    await newcomer(doors, world),
  ];
  const meanwhile = spentMeanwhile(world.db);
  meanwhile.arm(() => moveMoney(world.db, spent.player, -1));
  const answers = await undoneBatch(meanwhile.db, async (tx) => {
    // No part of the product changes a currency without the purse.
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update player set currency = 'EUR' where id = ${mixed.player.id}`;
    return answersOf(tx, [
      startOf(doors, spent.player),
      startOf(doors, { ...mixed.player, currency: 'EUR' }),
      startOf(doors, fine.player),
    ]);
  });
  expect(answers).toEqual([
    ...[expect.objectContaining({ reason: 'InsufficientFunds' }), expect.any(WrongEntry), 'started'],
  ]);
});

test('bonus money is kept apart where the operator wants it so', async ({ doors, world }) => {
  const { player } = await newcomer(doors, world, { main: cents(60), bonus: cents(60) });
  const answer = (isBonusApart: boolean) =>
    undoneBatch(world.db, (tx) => answersOf(tx, [startOf(doors, player, { isBonusApart })]));
  expect(await answer(true)).toEqual([expect.objectContaining({ reason: 'InsufficientFunds' })]);
  expect(await answer(false)).toEqual(['started']);
});
