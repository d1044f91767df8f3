// Bets that have come to something else than before, in the transaction that works it out: the difference is posted under a
// key of its own, so that whoever is interrupted does it once, and a later result corrects an earlier one by the same way.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { sweepAfterEnd } from '../bonuses/sweep.ts';
import { type Tx, together } from '../database/db.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { returnFreebets } from '../freebets/freebets.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { type Entry, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { changeDebts, findDebts } from '../players/debts.ts';
import { log } from '../plumbing/log.ts';
import { differenceEntry, type Posting } from './bet-entries.ts';
import { betChanged } from './bet-facts.ts';
import type { KeptBet } from './bet-rows.ts';
import { changeLiability, exposureOf } from './liability.ts';
import { insertRevisions, updateBets, updateLegs } from './update-bets.ts';

export interface BetChange {
  before: KeptBet;
  /** Its legs as they are; what they owe is worked out here. */
  after: KeptBet;
  why: string;
  facts: readonly NewFact[];
}

/** The caller has locked their players, then the liability of all their events. Gives those that were posted. */
export async function postChanges(tx: Tx, wanted: readonly BetChange[], now: Date): Promise<BetChange[]> {
  if (wanted.length === 0) return [];
  const changes = wanted.map((change) => ({ ...change, after: numbered(change) }));
  const players = [...new Set(changes.map(({ before }) => before.player_id))];
  const [purses, debts] = await together(pursesOf(tx.sql, players), findDebts(tx.sql, players));
  const postings = changes.map((change) => postingOf(change, purses, debts));
  const entries = postings.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const told = new Map<number, Purse>();
  const posted = changes.filter((change, at) => {
    const { entry } = postings[at]!;
    if (entry === null) return true;
    try {
      told.set(change.before.player_id, readOutcome(entry, said[entries.indexOf(entry)]!).purse!);
      return true;
    } catch (error) {
      // It stays as it was, and the audit names it: nobody else waits for that.
      log.bug(error, { bet: change.before.id });
      return false;
    }
  });
  const owed = changes.flatMap(({ before }, at) => {
    const { debt } = postings[at]!;
    const { player_id: playerId, currency } = before;
    return debt === 0 || !posted.includes(changes[at]!) ? [] : [{ playerId, currency, cents: debt }];
  });
  await keep(tx, posted, now);
  await changeDebts(tx, owed, now);
  await tellAll(tx, [
    ...[...told].map(([playerId, purse]) => toldPurse(playerId, purse)),
    ...posted.map(({ after }) => betChanged(after)),
  ]);
  const withBonus = posted.filter(({ after }) => after.bonus_cents > 0);
  await sweepAfterEnd(tx, [...new Set(withBonus.map(({ after }) => after.player_id))]);
  return posted;
}

const totalOf = ({ paid_cents, sold_cents }: KeptBet): Cents => cents(paid_cents + sold_cents);

const isAnew = ({ before, after }: Pick<BetChange, 'before' | 'after'>): boolean =>
  totalOf(before) !== totalOf(after) ||
  before.status !== after.status ||
  before.sold_stake_cents !== after.sold_stake_cents;

const numbered = ({ before, after }: BetChange): KeptBet => ({
  ...after,
  revision: before.revision + (isAnew({ before, after }) ? 1 : 0),
  legs: exposureOf(after, after.legs),
});

/** What a purse and a debt come to with each of a player's bets, one after the other. */
function postingOf(
  { before, after }: BetChange,
  purses: Map<number, Purse>,
  debts: Map<number, Cents>,
): Posting {
  const { player_id: id } = before;
  const purse = purses.get(id)!;
  const debt = debts.get(id) ?? ZERO;
  const isFree = before.freebet_id !== null;
  const posting = differenceEntry(after, {
    ...{ from: totalOf(before), to: totalOf(after), purse, debt },
    stakeBack: isFree ? stakeBackOf(before, after) : 0,
  });
  debts.set(id, cents(debt + posting.debt));
  purses.set(id, afterEntry(id, purse, posting.entry));
  return posting;
}

const isGivenBack = ({ status }: KeptBet): boolean => status === 'returned' || status === 'cancelled';

const stakeBackOf = (before: KeptBet, after: KeptBet): -1 | 0 | 1 => {
  if (isGivenBack(before) === isGivenBack(after)) return 0;
  return isGivenBack(after) ? 1 : -1;
};

function afterEntry(playerId: number, purse: Purse, entry: Entry | null): Purse {
  const next = { ...purse };
  for (const { from, to, amount } of entry?.moves ?? [])
    for (const name of ['main', 'betting_bonus'] as const) {
      if (from === `player:${playerId}:${name}`) next[name] = cents(next[name] - amount);
      if (to === `player:${playerId}:${name}`) next[name] = cents(next[name] + amount);
    }
  return next;
}

async function keep(tx: Tx, posted: readonly BetChange[], now: Date): Promise<void> {
  const bets = posted.map(({ after }) => after);
  const returned = posted.flatMap(({ before, after }) =>
    after.freebet_id !== null && !isGivenBack(before) && isGivenBack(after)
      ? [{ player_id: after.player_id, freebet_id: after.freebet_id, bet_id: after.id }]
      : [],
  );
  await together(
    updateBets(tx, bets),
    updateLegs(
      tx,
      bets.flatMap(({ legs }) => legs),
    ),
    changeLiability(
      tx,
      posted.flatMap(({ before }) => before.legs),
      bets.flatMap(({ legs }) => legs),
    ),
    insertRevisions(
      tx,
      posted.filter(isAnew).map(({ after, why }) => ({ bet: after, why })),
      now,
    ),
    returnFreebets(tx, returned, now),
    recordFacts(
      tx,
      posted.flatMap(({ facts }) => facts),
    ),
  );
}
