// What the stake gate reads of a player, and what it answers to a stake, a round and a further stake.
import { expect, test as plain } from 'vitest';
import { type Cents, cents } from '#rules/money.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import type { Tx } from '../database/db.ts';
import * as own from './own-limits.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const nothing = { amount: null, days: null, minutes: null };
const money = (amount: number) => ({ ...nothing, amount: cents(amount) });
const time = (minutes: number) => ({ ...nothing, minutes });

const limitsOf = (more: Partial<own.OwnLimits> = {}): own.OwnLimits => ({
  ...{ block: null, sitting: null, lost: {}, staked: cents(70), paid: cents(30) },
  limits: { stake: null, loss: null, time: null, check: null },
  ...more,
});
const none = limitsOf().limits;
const rates = { EUR: 1.2, USD: 1, BRL: 1.5 };
const stake = { stake: cents(500), added: cents(500), currency: 'USD', rates } as const;
const sitting = { beganAt: minutesAgo(90), confirmedAt: minutesAgo(60) };

plain.for<[string, Partial<own.OwnLimits>, object | null]>([
  ['no limit', {}, null],
  ['a block', { block: { why: 'banned' } }, { reason: 'UserBanned' }],
  [
    'a lower limit of stakes',
    { limits: { ...none, stake: money(499) } },
    { reason: 'StakeLimitExceeded', details: { error_data: { limit_amount: 499 } } },
  ],
  ['the very limit of stakes', { limits: { ...none, stake: money(500) } }, null],
  [
    'less left of a limit of losses',
    { limits: { ...none, loss: money(1_000) }, lost: { USD: 501 } },
    { reason: 'LossLimitExceeded', details: { error_data: { available_amount: 499 } } },
  ],
  ['just enough left of it', { limits: { ...none, loss: money(1_000) }, lost: { USD: 500 } }, null],
  [
    'losses in another currency, which count as what they are worth and rather more',
    { limits: { ...none, loss: money(1_000) }, lost: { EUR: 417 } },
    { reason: 'LossLimitExceeded', details: { error_data: { available_amount: 499 } } },
  ],
  [
    'a gain in another currency, which counts as what it is worth and rather less',
    { limits: { ...none, loss: money(1_000) }, lost: { USD: 516, BRL: -11 } },
    null,
  ],
  [
    'too small a gain in another currency',
    { limits: { ...none, loss: money(1_000) }, lost: { USD: 517, BRL: -11 } },
    { reason: 'LossLimitExceeded', details: { error_data: { available_amount: 499 } } },
  ],
])('of a stake with %s', ([, more, refusal]) => {
  const answered = own.stakeRefused(limitsOf(more), stake);
  if (refusal === null) expect(answered).toBeNull();
  else expect(answered).toMatchObject(refusal);
});

plain.for<[string, Partial<own.OwnLimits>, number | null, object | null]>([
  ['who has not played yet', {}, null, null],
  ['who is blocked', { block: { why: 'deleted' }, sitting }, 1, { reason: 'UserDeleted' }],
  [
    'who has sat for as long as they wanted',
    { sitting, limits: { ...none, time: time(90), check: time(60) } },
    10,
    {
      reason: 'TimeLimitReached',
      details: { error_data: { until: minutesAgo(10 - 30).toISOString() } },
    },
  ],
  [
    'who is to be asked whether they go on',
    { sitting },
    10,
    {
      reason: 'RealityCheckDue',
      details: { error_data: { since: sitting.beganAt.toISOString(), staked: 70, paid: 30 } },
    },
  ],
  ['who was asked a moment ago', { sitting: { ...sitting, confirmedAt: minutesAgo(59) } }, 10, null],
  ['who comes back after a break', { sitting, limits: { ...none, time: time(90) } }, 30, null],
  [
    'who may not stake so much',
    { sitting: { ...sitting, confirmedAt: now }, limits: { ...none, stake: money(1) } },
    10,
    { reason: 'StakeLimitExceeded' },
  ],
])('of a round by a player %s', ([, more, last, refusal]) => {
  const answered = own.roundRefused(limitsOf(more), {
    ...{ ...stake, now, lastStartedAt: last === null ? null : minutesAgo(last) },
  });
  if (refusal === null) expect(answered).toBeNull();
  else expect(answered).toMatchObject(refusal);
});

plain('a round is the first after a break where none was played for half an hour', () => {
  const isFirst = (more: Partial<own.OwnLimits>, last: number | null) =>
    own.isSittingDown(limitsOf(more), last === null ? null : minutesAgo(last), now);
  expect([
    isFirst({}, 1),
    isFirst({ sitting }, null),
    isFirst({ sitting }, 30),
    isFirst({ sitting }, 29),
  ]).toEqual([...[true, true, true, false]]);
});

test('of each player their own limits, exclusion and session are read', async ({ world }) => {
  const { sql } = world.db;
  const [player, other] = [await world.player(), await world.player()];
  await sql`
    insert into play_limit (player_id, stake_cents, loss_cents, loss_days, time_minutes, check_minutes)
    values (${player.id}, 100, 200, 7, 60, 15)`;
  const read = async (asked: Partial<own.StakeAsker> = {}, of = player) => {
    const one = { playerId: of.id, session: null, targets: [], now, ...asked };
    return (await own.listOwnLimits(sql, [one])).get(of.id)!;
  };
  expect(await read()).toEqual({
    ...{ block: null, sitting: null, lost: {}, staked: 0 as Cents, paid: 0 as Cents },
    limits: {
      ...{ stake: money(100), loss: { ...money(200), days: 7 } },
      ...{ time: time(60), check: time(15) },
    },
  });
  expect((await read({}, other)).limits).toEqual(none);
  await sql`
    insert into session (hash, player_id, created_at, last_seen_at, ends_at)
    values (${Buffer.from('one')}, ${player.id}, ${now}, ${now}, ${now})`;
  const session = { hash: Buffer.from('one') };
  expect((await read({ session })).block).toBeNull();
  expect((await read({ session }, other)).block).toEqual({ why: 'signed-out' });
  expect((await read({ session: { hash: Buffer.from('two') } })).block).toEqual({ why: 'signed-out' });

  const exclude = (to: Date | null) => sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, '1_day', ${now}, ${to})`;
  await exclude(now);
  expect((await read()).block, 'one that ends now is over').toBeNull();
  await exclude(minutesAgo(-5));
  await exclude(minutesAgo(-9));
  expect((await read()).block).toEqual({ why: 'excluded', until: minutesAgo(-9) });
  await exclude(null);
  expect((await read()).block).toEqual({ why: 'excluded', until: null });
  expect((await read({}, other)).block).toBeNull();
});

test('what is closed blocks whom it concerns, the site before all else', async ({ world }) => {
  const { sql } = world.db;
  const player = await world.player();
  await sql`update player set country_code = 'LV' where id = ${player.id}`;
  const close = (target: string, endsAt: Date | null, openedAt: Date | null = null) => sql`
    insert into closure (target, messages, closed_at, closed_by, ends_at, opened_at)
    values (${target}, '{}', ${now}, 'ann', ${endsAt}, ${openedAt})
    on conflict (target) where opened_at is null do update set ends_at = excluded.ends_at`;
  const read = async (targets: own.StakeAsker['targets'] = []) => {
    const asked = { playerId: player.id, session: null, targets, now };
    const { block } = (await own.listOwnLimits(sql, [asked])).get(player.id)!;
    return block?.why === 'closed' ? [block.closure.target, block.closure.ends_at] : block;
  };
  await close('product:sports', minutesAgo(-5));
  expect(await read()).toBeNull();
  expect(await read(['product:casino', 'product:sports'])).toEqual(['product:sports', minutesAgo(-5)]);
  await close('country:LV', now);
  await close('site', minutesAgo(-8), now);
  expect(await read(), 'what is over or open again').toBeNull();
  await close('country:RU', null);
  expect(await read(), 'of another country').toBeNull();
  await close('country:LV', minutesAgo(-7));
  expect(await read(['product:sports']), 'the one that ends last').toEqual(['country:LV', minutesAgo(-7)]);
  await close('site', minutesAgo(-6));
  expect(await read(['product:sports'])).toEqual(['site', minutesAgo(-6)]);
});

interface RoundWish {
  number: number;
  staked: number;
  paid?: number;
  currency?: string;
  days?: number;
  state?: 'over' | 'void';
  /** Of free spins. */
  isFree?: boolean;
}

/** A studio's round, for it has no outcome of ours; or one of free spins. */
const keepRound = ({ sql }: Tx, playerId: number, round: RoundWish) => {
  const { number, staked, paid = 0, currency = 'USD', days = 1, state = 'over', isFree = false } = round;
  const id = `${playerId}-${number}`;
  const of = { studio: isFree ? null : 'studio', ref: isFree ? null : id, pack: isFree ? 'pack' : null };
  const own = isFree ? { definition: 'd', pair: 1, bet: '{}' } : { definition: null, pair: null, bet: null };
  return sql`
    insert into round (id, player_id, number, game, studio, studio_ref, pack_id, definition, pair_id, nonce, bet, currency,
      staked_cents, bonus_cents, paid_cents, state, words, started_at, ended_at)
    values (${id}, ${playerId}, ${number}, 'dice', ${of.studio}, ${of.ref}, ${of.pack}, ${own.definition}, ${own.pair},
      ${own.pair}, ${own.bet}::jsonb, ${currency}, ${staked}, 0, ${paid}, ${state}, 0, ${daysAgo(days)}, ${now})`;
};

interface BetWish {
  number: number;
  staked: number;
  paid?: number;
  sold?: number;
  days?: number;
  status?: 'won' | 'refused';
  freebet?: number;
}

const keepBet = ({ sql }: Tx, playerId: number, bet: BetWish) => {
  const { number, staked, paid = 0, sold = 0, days = 1, status = 'won', freebet = null } = bet;
  return sql`
    insert into bet (id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, potential_cents,
      policy, status, rules, euro_rate, created_at, paid_cents, sold_cents, freebet_id)
    values (${`${playerId}-${number}`}, ${playerId}, ${number}, '{}', '[]', 'USD', 1, ${staked}, 0, 0, 'none', ${status},
      '', 1, ${daysAgo(days)}, ${paid}, ${sold}, ${freebet})`;
};

const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

test('what was lost in the days of the limit, and what was staked since the player sat down, is counted from rounds and bets', async ({
  world,
}) => {
  const [player, other] = [await world.player(), await world.player()];
  const seen = await undone(world.db, async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`insert into play_limit (player_id, loss_cents, loss_days) values (${player.id}, 1, 7)`;
    const rounds: RoundWish[] = [
      { number: 1, staked: 100, paid: 30 },
      { number: 2, staked: 50, currency: 'EUR', days: 6.9 },
      { number: 3, staked: 1_000, state: 'void' },
      { number: 4, staked: 1_000, days: 7 },
      { number: 5, staked: 500, paid: 20, isFree: true },
    ];
    const bets: BetWish[] = [
      { number: 1, staked: 200, paid: 50, sold: 10, days: 6.9 },
      { number: 2, staked: 1_000, status: 'refused' },
      { number: 3, staked: 300, paid: 40, freebet: 1 },
      { number: 4, staked: 1_000, days: 7 },
      // It has lost as much as the first round, and counts beside it.
      { number: 5, staked: 70 },
    ];
    for (const one of rounds) await keepRound(tx, player.id, one);
    for (const one of bets) await keepBet(tx, player.id, one);
    await keepRound(tx, other.id, { number: 6, staked: 7 });
    await keepBet(tx, other.id, { number: 6, staked: 7 });
    const sit = (of: number, first: number, confirmed: Date) => tx.sql`
      insert into play_sitting (player_id, began_at, first_round, confirmed_at)
      values (${of}, ${minutesAgo(90)}, ${first}, ${confirmed})
      on conflict (player_id) do update set first_round = excluded.first_round, confirmed_at = excluded.confirmed_at`;
    const read = async (of: number) => {
      const asked = [{ playerId: of, session: null, targets: [], now }];
      const { lost, staked, paid, sitting: at } = (await own.listOwnLimits(tx.sql, asked)).get(of)!;
      return { lost, staked, paid, confirmedAt: at?.confirmedAt };
    };
    const sums: unknown[] = [];
    for (const [first, minutes] of [
      [1, 60],
      [2, 60],
      [1, 59],
    ] as const) {
      await sit(player.id, first, minutesAgo(minutes));
      sums.push(await read(player.id));
    }
    await tx.sql`update play_limit set check_minutes = 30 where player_id = ${player.id}`;
    sums.push((await read(player.id)).staked);
    await sit(other.id, 1, minutesAgo(60));
    return [...sums, await read(other.id)];
  });
  const lost = { USD: 70 - 20 + 140 - 40 + 70, EUR: 50 };
  expect(seen).toEqual([
    { lost, staked: 1_100, paid: 50, confirmedAt: minutesAgo(60) },
    { lost, staked: 1_000, paid: 20, confirmedAt: minutesAgo(60) },
    { lost, staked: 0, paid: 0, confirmedAt: minutesAgo(59) },
    1_100,
    { lost: {}, staked: 7, paid: 0, confirmedAt: minutesAgo(60) },
  ]);
});
