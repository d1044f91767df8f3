// Bets that have come to something else than before, in the transaction that works it out: the difference is posted under a
// key of its own, so that whoever is interrupted does it once, and a later result corrects an earlier one by the same way.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { findReturnAccounts, type ReturnAccount } from '../bonuses/paying-bonus.ts';
import { type Tx, together } from '../database/db.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { returnFreebets, takeBackFreebets } from '../freebets/freebets.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { type Entry, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { changeDebts, findDebts } from '../players/debts.ts';
import { log } from '../plumbing/log.ts';
import { differenceEntry, type Posting } from './bet-entries.ts';
import { betChanged } from './bet-facts.ts';
import type { KeptBet } from './bet-rows.ts';
import { chargeExtras } from './extras-budget.ts';
import { changeLiability, exposureOf } from './liability.ts';
import { findSealed, isPromised } from './promised-bet.ts';
import { loadRisks, type RiskBook } from './risk-book.ts';
import type { RiskCaps } from './risk-changes.ts';
import { insertRevisions, updateBets, updateLegs } from './update-bets.ts';

export interface BetChange {
  before: KeptBet;
  /** Its legs as they are; what they owe is worked out here. */
  after: KeptBet;
  why: string;
  facts: readonly NewFact[];
}

interface CappedRisks extends RiskCaps {
  /** As the caller has read them since it locked the liability. */
  risks: RiskBook;
}

/**
 * The caller has locked their players, then the liability of all their events. Gives those that were posted. Caps are given
 * where the operator may refuse a change, as it may a sale.
 */
export async function postChanges(
  tx: Tx,
  wanted: readonly BetChange[],
  now: Date,
  capped?: CappedRisks,
): Promise<BetChange[]> {
  if (wanted.length === 0) return [];
  const players = [...new Set(wanted.map(({ before }) => before.player_id))];
  const eventIds = new Set(wanted.flatMap(({ before }) => before.legs.map(({ event_id }) => event_id)));
  const stakes = wanted.map(({ before }) => before);
  const [purses, debts, sealed, risks, accountOf] = await together(
    pursesOf(tx.sql, players),
    findDebts(tx.sql, players),
    findSealed(
      tx.sql,
      wanted.map(({ before }) => before),
    ),
    capped === undefined ? loadRisks(tx.sql, [...eventIds]) : Promise.resolve(capped.risks),
    findReturnAccounts(tx, 'betting', stakes),
  );
  const changes = wanted
    .filter(({ before }) => isPromised(before, sealed))
    .map((change) => ({ ...change, after: numbered(change) }));
  const postings = changes.map((change) => postingOf(change, { purses, debts, accountOf }));
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
  await keep(tx, posted, { risks, ...(capped && { caps: capped.caps }) }, now);
  await chargeExtras(tx, posted, now);
  await changeDebts(tx, owed, now);
  await tellAll(tx, [
    ...[...told].map(([playerId, purse]) => toldPurse(playerId, purse)),
    ...posted.map(({ after }) => betChanged(after)),
  ]);
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

interface Books {
  purses: Map<number, Purse>;
  debts: Map<number, Cents>;
  accountOf: ReturnAccount;
}

/** What a purse and a debt come to with each of a player's bets, one after the other. */
function postingOf({ before, after }: BetChange, { purses, debts, accountOf }: Books): Posting {
  const { player_id: id } = before;
  const purse = purses.get(id)!;
  const debt = debts.get(id) ?? ZERO;
  const isFree = before.freebet_id !== null;
  const posting = differenceEntry(after, {
    ...{ from: totalOf(before), to: totalOf(after), purse, debt, accountOf },
    stakeBack: isFree ? stakeBackOf(before, after) : 0,
  });
  debts.set(id, cents(debt + posting.debt));
  purses.set(id, afterEntry(id, purse, posting.entry));
  return posting;
}

const isGivenBack = ({ status }: Pick<KeptBet, 'status'>): boolean =>
  status === 'returned' || status === 'cancelled';

const stakeBackOf = (before: Pick<KeptBet, 'status'>, after: Pick<KeptBet, 'status'>): -1 | 0 | 1 => {
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

async function keep(
  tx: Tx,
  posted: readonly BetChange[],
  { risks, ...caps }: { risks: RiskBook } & Partial<RiskCaps>,
  now: Date,
): Promise<void> {
  const bets = posted.map(({ after }) => after);
  const freebetsOf = (stakeBack: -1 | 1) =>
    posted.flatMap(({ before, after: { player_id, freebet_id, id, ...after } }) =>
      freebet_id !== null && stakeBackOf(before, after) === stakeBack
        ? [{ player_id, freebet_id, bet_id: id }]
        : [],
    );
  await together(
    updateBets(tx, bets),
    updateLegs(
      tx,
      posted.map(({ before, after }) => ({ before: before.legs, after: after.legs })),
    ),
    changeLiability(tx, risks, {
      before: posted.flatMap(({ before }) => before.legs),
      after: bets.flatMap(({ legs }) => legs),
      ...caps,
    }),
    insertRevisions(
      tx,
      posted.filter(isAnew).map(({ after, why }) => ({ bet: after, why })),
      now,
    ),
    returnFreebets(tx, freebetsOf(1), now),
    takeBackFreebets(tx, freebetsOf(-1)),
    recordFacts(
      tx,
      posted.flatMap(({ facts }) => facts),
    ),
  );
}
