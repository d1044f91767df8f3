// Writes down what was counted: the cycles, the drops, and the money that belongs to them.
import { type Cents, cents } from '#rules/money.ts';
import { chargeBudget } from '../budgets/charge-budget.ts';
import { type Tx, together } from '../database/db.ts';
import { type AccountPath, house } from '../ledger/accounts.ts';
import { type Move, record } from '../ledger/record.ts';
import { keepCycles } from './cycles.ts';
import { POT_CURRENCY } from './definitions.ts';
import type { Booked, Tally, Win } from './tally.ts';

export const potAccount = (jackpot: number): AccountPath => house(`pool-jackpot-${jackpot}`);
const reserveAccount = (jackpot: number): AccountPath => house(`pool-jackpot-${jackpot}-reserve`);

/** `key` names what was counted, so that its money moves once. */
export async function keepTallies(
  tx: Tx,
  tallies: readonly Tally[],
  { key, now }: { key: string; now: Date },
): Promise<void> {
  const wins = tallies.flatMap(({ jackpot, wins }) => wins.map((win) => ({ ...win, jackpot: jackpot.id })));
  await together(
    keepCycles(
      tx,
      tallies.flatMap(({ cycles }) => cycles),
    ),
    keepReserves(tx, tallies),
    ...(wins.length > 0 ? [keepWins(tx, wins)] : []),
  );
  const moves = tallies.flatMap(({ jackpot, booked }) => movesOf(jackpot.id, booked));
  if (moves.length > 0) await record(tx, { key, reason: 'jackpot.funded', moves });
  for (const { jackpot, booked } of tallies)
    await chargeStart(tx, { jackpot: jackpot.id, key, cost: cents(booked.seedHouse), isOwed: true }, now);
}

/** What the operator puts into a pot is charged to the budget of the jackpot. */
export const chargeStart = (
  tx: Tx,
  { jackpot, key, ...cost }: { jackpot: number; key: string; cost: Cents; isOwed?: boolean },
  now: Date,
): Promise<void> =>
  chargeBudget(
    tx,
    { budget: { kind: 'jackpot', name: String(jackpot) }, key: `${key}:${jackpot}`, ...cost },
    now,
  );

export const movesOf = (jackpot: number, { pot, reserve, seedReserve, seedHouse }: Booked): Move[] =>
  (
    [
      [house('games'), potAccount(jackpot), pot],
      [house('games'), reserveAccount(jackpot), reserve],
      [reserveAccount(jackpot), potAccount(jackpot), seedReserve],
      [house('bonuses'), potAccount(jackpot), seedHouse],
    ] as const
  )
    .filter(([, , amount]) => amount > 0)
    .map(([from, to, amount]) => ({ from, to, amount: cents(amount), currency: POT_CURRENCY }));

const keepReserves = ({ sql }: Tx, tallies: readonly Tally[]) => sql`
  update jackpot set reserve_micros = counted.micros
  from unnest(${tallies.map(({ jackpot }) => jackpot.id)}::int[],
    ${tallies.map(({ reserveMicros }) => reserveMicros)}::bigint[]) as counted (id, micros)
  where jackpot.id = counted.id and reserve_micros <> counted.micros`;

const keepWins = ({ sql }: Tx, wins: readonly (Win & { jackpot: number })[]) => sql`
  insert into jackpot_win (jackpot_id, cycle, round_id, player_id, game, currency, staked_cents, pot_cents, trigger,
    measure_before, measure_after, won_at)
  select * from unnest(
    ${wins.map(({ jackpot }) => jackpot)}::int[], ${wins.map(({ cycle }) => cycle)}::int[],
    ${wins.map(({ bet }) => bet.round)}::text[], ${wins.map(({ bet }) => bet.player)}::bigint[],
    ${wins.map(({ bet }) => bet.game)}::text[], ${wins.map(({ bet }) => bet.currency)}::text[],
    ${wins.map(({ bet }) => bet.stake)}::bigint[], ${wins.map(({ potCents }) => potCents)}::bigint[],
    ${wins.map(({ trigger }) => trigger)}::bigint[], ${wins.map(({ before }) => before)}::bigint[],
    ${wins.map(({ after }) => after)}::bigint[], ${wins.map(({ bet }) => new Date(bet.at))}::timestamptz[])`;
