// Counting a run: places are final, and the pool holds what they have won, in the winners' own currencies.
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { type PrizeReward, placesOf } from '#rules/tournaments/prizes.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import { listLags } from '../facts/lag.ts';
import { record } from '../ledger/record.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { tellBoards } from './board-channel.ts';
import { finalPrize } from './final-prize.ts';
import { levelEntry, POOL_CURRENCY, prizeIn, type Sums } from './pool.ts';
import { listPlaces } from './ranking.ts';
import { returnRest } from './run-budget.ts';
import type { RunRow } from './runs.ts';

interface Tools {
  db: Db;
  bus: Bus;
  clock: Clock;
}

interface Won {
  player: number;
  rank: number;
  prize: PrizeReward;
  currency: Currency;
  cash: Cents;
}

export async function calculateRun({ db, bus, clock }: Tools, run: RunRow): Promise<boolean> {
  const now = clock.now();
  if (await isBehind(db.sql, run, now)) return false;
  return db.atomically(async (tx) => {
    const [counted] = await tx.sql<{ id: number }>`
      update tournament_run set state = 'CALCULATED' where id = ${run.id} and state = 'FINISHED' returning id`;
    if (counted === undefined) return false;
    const won = await listWon(tx, run, now);
    await keepPrizes(tx, run, won);
    const level = levelEntry(run.id, 'counted', { held: await heldIn(tx.sql, run), owed: owedTo(won) });
    if (level !== null) await record(tx, level);
    await returnRest(tx, run, operatorsShare(run, won));
    await tellBoards(tx, { bus, clock }, [run.id]);
    return true;
  });
}

/** Rounds of its time may not have been read yet: then places are not known. */
async function isBehind(sql: Sql, { id, ends_at }: RunRow, now: Date): Promise<boolean> {
  const lag = (await listLags(sql, now)).find(({ reader }) => reader === 'tournaments');
  const isLate = lag !== undefined && now.getTime() - lag.seconds * 1_000 < ends_at.getTime();
  if (isLate) log.warn('a tournament waits for facts that were not read yet', { run: id, facts: lag.facts });
  return isLate;
}

/** A place whose player may not be given anything wins nothing; nobody moves up. */
async function listWon(tx: Tx, run: RunRow, now: Date): Promise<Won[]> {
  const { prizes, min_points, rates } = run.terms;
  const places = await listPlaces(tx.sql, run.id, { offset: 0, count: placesOf(prizes) });
  const enough = places.filter(({ points }) => points >= min_points);
  const players = enough.map(({ player_id }) => player_id);
  const [may, currencies] = [await mayBeGiven(tx.sql, players, now), await currenciesOf(tx.sql, players)];
  return enough.flatMap(({ rank, player_id: player }) => {
    const prize = finalPrize(run, rank);
    if (prize === null || !may.has(player)) return [];
    const currency = currencies.get(player)!;
    const cash = prize.kind === 'cash' ? prizeIn(currency, cents(prize.cents), rates) : ZERO;
    return [{ player, rank, prize, currency, cash }];
  });
}

async function currenciesOf(sql: Sql, players: readonly number[]): Promise<ReadonlyMap<number, Currency>> {
  const rows = await sql<{ id: number; currency: Currency }>`
    select id, currency from player where id = any(${players}::bigint[])`;
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}

async function keepPrizes({ sql }: Tx, run: RunRow, won: readonly Won[]): Promise<void> {
  if (won.length === 0) return;
  await sql`
    insert into tournament_prize (run_id, player_id, rank, prize, currency, cash_cents)
    select ${run.id}, player_id, rank, prize::jsonb, currency, cash_cents
    from unnest(${won.map(({ player }) => player)}::bigint[], ${won.map(({ rank }) => rank)}::int[],
      ${won.map(({ prize }) => JSON.stringify(prize))}::text[], ${won.map(({ currency }) => currency)}::text[],
      ${won.map(({ cash }) => cash)}::bigint[]) as won (player_id, rank, prize, currency, cash_cents)`;
}

/** What the pool holds until then: what was paid in, and what the house has promised. */
async function heldIn(sql: Sql, { id, promised_cents }: RunRow): Promise<Sums> {
  const fees = await sql<{ currency: Currency; cents: Cents }>`
    select currency, sum(fee_cents)::bigint as cents from tournament_player where run_id = ${id} group by currency`;
  const held = new Map(fees.map((fee) => [fee.currency, fee.cents]));
  return held.set(POOL_CURRENCY, cents((held.get(POOL_CURRENCY) ?? 0) + promised_cents));
}

/** In euros: of the cash that was won, what entry fees do not pay. */
function operatorsShare({ participants, terms }: RunRow, won: readonly Won[]): number {
  const cash = won.reduce((sum, { prize }) => sum + (prize.kind === 'cash' ? prize.cents : 0), 0);
  return Math.max(0, cash - participants * terms.entry_fee_cents);
}

function owedTo(won: readonly Won[]): Sums {
  const owed = new Map<Currency, Cents>();
  for (const { currency, cash } of won) owed.set(currency, cents((owed.get(currency) ?? 0) + cash));
  return owed;
}
