// Bets on matches in play wait some seconds, with their stake taken, so that nobody bets on what they saw happen before we
// heard of it. Then they are taken as they were asked for, or not at all and the stake goes back.
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { holdPriced } from '../book/priced-events.ts';
import { type Db, lockPlayers, type Sql, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { returnFreebets } from '../freebets/freebets.ts';
import { readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { log } from '../plumbing/log.ts';
import { judgedAtCaps } from './at-caps.ts';
import { type DueBet, listDelayed, readAwaited } from './await-feed.ts';
import { refusedEntry } from './bet-entries.ts';
import { betChanged, betPlaced } from './bet-facts.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { returnBoosts } from './boost-budget.ts';
import { removeBoostUses } from './boost-uses.ts';
import { decideBet, refusedBet } from './decide-bet.ts';
import { type Decided, isPaidBetter, overCaps, raisedBy } from './decided-caps.ts';
import { eachAlone } from './each-alone.ts';
import { slipQuestions } from './leg-offers.ts';
import { changeLiability, lockLiability } from './liability.ts';
import { loadPersonRisks, lockPersons } from './person-risk.ts';
import { withReceipt } from './place-batch.ts';
import type { ReceiptSigner } from './receipts.ts';
import { atScores, loadRisks, type RiskBook } from './risk-book.ts';
import type { RiskCaps } from './risk-changes.ts';
import { capsOf, RiskRoom } from './risk-limits.ts';
import { updateDecidedBets, updateDecidedLegs } from './update-bets.ts';
import { raiseDaySums, WonToday } from './won-today.ts';

const AT_ONCE = 200;
/** After trouble. */
const LATER_MS = 60_000;

/** Gives how many were due. */
export async function decideDue(db: Db, signer: ReceiptSigner, now: Date): Promise<number> {
  const due = await listDelayed(db.sql, now, AT_ONCE);
  const decideSome = (some: readonly DueBet[]): Promise<unknown> =>
    judgedAtCaps<unknown>(
      () => db.atomically((tx) => decideThese(tx, some, { signer, now })),
      () =>
        some.length > 1
          ? Promise.all(some.map((one) => decideSome([one])))
          : db.atomically((tx) => decideThese(tx, some, { signer, now, isFull: true })),
    );
  // Together while all goes well; a bet that cannot be decided is found by trying each alone, and tried again later.
  await eachAlone(due.length > 0 ? [due] : [], decideSome, () =>
    eachAlone(
      due,
      (one) => decideSome([one]),
      (one) => putOff(db.sql, one, now),
    ),
  );
  return due.length;
}

const putOff = (sql: Sql, { id, player_id }: DueBet, now: Date) => sql`
  update bet set decides_at = ${new Date(now.getTime() + LATER_MS)} where player_id = ${player_id} and id = ${id}`;

interface Terms {
  signer: ReceiptSigner;
  now: Date;
  /** Other transactions have used up what the league or the whole book may lose: no bet is taken at a better price. */
  isFull?: boolean;
}

async function decideThese(tx: Tx, due: readonly DueBet[], terms: Terms): Promise<void> {
  const { signer, now, isFull = false } = terms;
  const players = due.map(({ player_id }) => player_id);
  const ids = due.map(({ id }) => id);
  const [, , bets] = await together(
    lockPlayers(tx, [...new Set(players)]),
    lockPersons(tx, players),
    findBets(tx.sql, players, ids),
  );
  const found = bets.filter(({ status }) => status === 'delayed');
  if (found.length === 0) return;
  const eventIds = [...new Set(found.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)))];
  const [, feed, events, risks] = await together(
    lockLiability(tx, eventIds),
    readAwaited(tx, eventIds),
    holdPriced(tx, eventIds),
    loadRisks(tx.sql, eventIds),
  );
  const legs = found.flatMap((bet) => bet.legs.map(({ event_id: event, picks }) => ({ event, picks })));
  await prepareAnswers(slipQuestions(legs, events), 'bets');
  const byId = new Map(events.map((event) => [event.id, event]));
  const decided = found.map((before) => ({ before, after: decideBet(before, byId, { feed, now }) }));
  const book = atScores(risks, events);
  const better = decided.filter(isPaidBetter);
  const persons = await loadPersonRisks(tx.sql, better.flatMap(pairsOf));
  const winners = better.map(({ before }) => before.player_id);
  // The limit is that of the day on which a bet was placed: one that waits over midnight still counts on the day before.
  const placedAt = better.map(({ before }) => before.created_at.getTime());
  const since = new Date(Math.min(now.getTime(), ...placedAt));
  const won = await WonToday.loadExact(tx.sql, winners, { persons, now: since });
  const room = new RiskRoom(book, persons);
  const judged = decided.map(({ before, after }): Decided => {
    const why =
      overCaps({ before, after }, { room, won, events: byId }) ??
      (isFull && isPaidBetter({ before, after }) ? 'stake-limit' : null);
    const last = why === null ? after : refusedBet(before, { why, odds: null, unit: null });
    room.change(before.player_id, { before: before.legs, after: last.legs });
    if (isPaidBetter({ before, after: last })) won.raise(before.player_id, raisedBy({ before, after: last }));
    return { before, after: last.status === 'open' ? withReceipt(last, signer) : last };
  });
  const caps = judged.some(isPaidBetter) ? capsOf(events, book.limits) : undefined;
  await keep(tx, judged, { risks: book, caps }, now);
}

const pairsOf = ({ before }: Decided) =>
  before.legs.map(({ player_id, event_id }) => ({ playerId: player_id, eventId: event_id }));

/** Of bets that wait, whatever they wait for. The caller has locked their players, then the liability of their events. */
export async function refuseDelayed(tx: Tx, bets: readonly KeptBet[], now: Date): Promise<void> {
  const eventIds = new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)));
  const decided = bets.map((before) => ({
    before,
    after: refusedBet(before, { why: 'closed', odds: null, unit: null }),
  }));
  await keep(tx, decided, { risks: await loadRisks(tx.sql, [...eventIds]) }, now);
}

async function keep(
  tx: Tx,
  decided: readonly Decided[],
  { risks, caps }: { risks: RiskBook; caps?: RiskCaps['caps'] | undefined },
  now: Date,
): Promise<void> {
  const back = decided.filter(({ after }) => after.status === 'refused');
  const returning = back.map(({ after }) => after);
  const accountOf = await findReturnAccounts(tx, 'betting', returning);
  const entries = returning.map((bet) => refusedEntry(bet, accountOf));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const stuck = new Set<Decided>();
  const told = back.flatMap((one, at) => {
    try {
      return [toldPurse(one.after.player_id, readOutcome(entries[at]!, said[at]!).purse!)];
    } catch (error) {
      log.bug(error, { bet: one.after.id });
      stuck.add(one);
      return [];
    }
  });
  const kept = decided.filter((one) => !stuck.has(one));
  const after = kept.map((one) => one.after);
  const refused = after.filter(({ status }) => status === 'refused');
  const free = after.flatMap(({ id: bet_id, player_id, freebet_id, status }) =>
    freebet_id !== null && status === 'refused' ? [{ player_id, freebet_id, bet_id }] : [],
  );
  await together(
    updateDecidedBets(tx, after),
    raiseDaySums(tx, kept.filter(isPaidBetter)),
    updateDecidedLegs(
      tx,
      after.flatMap(({ legs }) => legs),
    ),
    changeLiability(tx, risks, {
      before: kept.flatMap(({ before }) => before.legs),
      after: after.flatMap(({ legs }) => legs),
      ...(caps && { caps }),
    }),
    removeBoostUses(
      tx,
      refused.flatMap(({ legs }) => legs),
    ),
    returnBoosts(tx, refused),
    returnFreebets(tx, free, now),
    recordFacts(tx, after.filter(({ status }) => status === 'open').map(betPlaced)),
    tellAll(tx, [...told, ...after.map(betChanged)]),
    // Otherwise they stay due, and whoever decides until nothing is due never ends.
    ...[...stuck].map(({ before }) => putOff(tx.sql, before, now)),
  );
}
