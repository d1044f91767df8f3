// Pays what a shared round has won, or gives stakes back where it is void: some at a time, each seat once, whoever is at it
// and however often they are interrupted.
import { cents, ZERO } from '#rules/money.ts';
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import { type Db, lockPlayers, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { log } from '../plumbing/log.ts';
import { voidEntry, wonEntry } from '../rounds/round-entries.ts';
import { roundSettled } from '../rounds/round-facts.ts';
import { endSeats, type Seat } from './seats.ts';
import { sharedOutcome } from './shared-outcome.ts';
import type { SharedRound } from './shared-rounds.ts';

const AT_ONCE = 100;

/** Of the players after this one. The last of those it has looked at; null where none are left. */
export const settleSome = (db: Db, round: SharedRound, now: Date, after = 0): Promise<number | null> =>
  db.atomically(async (tx) => {
    const players = await tx.sql<{ player_id: number }>`
      select player_id from round
      where shared_round_id = ${round.id} and state = 'open' and player_id > ${after}
      order by player_id limit ${AT_ONCE}`;
    if (players.length === 0) return null;
    const ids = players.map(({ player_id }) => player_id);
    const [, seats] = await together(
      lockPlayers(tx, ids),
      tx.sql<Seat>`
        select id, player_id, number, game, definition, shared_round_id, bet, currency, staked_cents, bonus_cents,
          bonus_id, paid_cents, state, words, started_at, ended_at
        from round where shared_round_id = ${round.id} and state = 'open' and player_id = any(${ids}::bigint[])`,
    );
    if (seats.length > 0)
      await settle(
        tx,
        seats.map((seat) => ended(seat, round, now)),
        now,
      );
    return ids.at(-1)!;
  });

function ended(seat: Seat, round: SharedRound, now: Date): Seat {
  if (round.seed === null) return { ...seat, state: 'void', ended_at: now };
  const { paid, words } = sharedOutcome(round, round.seed, seat.bet);
  return { ...seat, paid_cents: cents(paid), words, state: 'over', ended_at: now };
}

async function settle(tx: Tx, seats: readonly Seat[], now: Date): Promise<void> {
  const paid = seats.filter(({ state, paid_cents }) => state === 'void' || paid_cents > ZERO);
  const accountOf = await findReturnAccounts(tx, 'casino', paid);
  const entries = paid.map((seat) => (seat.state === 'void' ? voidEntry : wonEntry)(seat, accountOf));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const stuck = new Set<Seat>();
  const told = paid.flatMap((seat, at) => {
    try {
      return [toldPurse(seat.player_id, readOutcome(entries[at]!, said[at]!).purse!)];
    } catch (error) {
      // It stays open, and the audit names it: nobody else waits for that.
      log.bug(error, { round: seat.id });
      stuck.add(seat);
      return [];
    }
  });
  const settled = seats.filter((seat) => !stuck.has(seat));
  const over = settled.filter(({ state }) => state === 'over');
  await together(
    endSeats(tx, settled),
    recordFacts(
      tx,
      over.map((seat) => roundSettled(seat, now)),
    ),
    tellAll(tx, told),
  );
}
