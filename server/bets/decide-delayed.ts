// Bets on matches in play wait some seconds, with their stake taken, so that nobody bets on what they saw happen before we
// heard of it. Then they are taken as they were asked for, or not at all and the stake goes back.
import type { SlipLeg } from '#contract/betting/slip.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import { type EventRecord, holdEvents } from '../book/event-rows.ts';
import { type Db, lockPlayers, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { returnFreebets } from '../freebets/freebets.ts';
import { readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { log } from '../plumbing/log.ts';
import { refusedEntry } from './bet-entries.ts';
import { betChanged, betPlaced } from './bet-facts.ts';
import { findBets, type KeptBet, type LegRow, type Refused } from './bet-rows.ts';
import { eachAlone } from './each-alone.ts';
import { isOffered, type OfferedLeg, offerOf } from './leg-offers.ts';
import { changeLiability, exposureOf, lockLiability } from './liability.ts';
import { isTaken } from './odds-policy.ts';
import { withReceipt } from './place-batch.ts';
import type { ReceiptSigner } from './receipts.ts';
import { betOf, promiseOf } from './slip-bet.ts';
import { updateBets, updateLegs } from './update-bets.ts';

const AT_ONCE = 200;
/** After trouble. */
const LATER_MS = 60_000;

interface Due {
  id: string;
  player_id: number;
}

/** Gives how many were due. */
export async function decideDue(db: Db, signer: ReceiptSigner, now: Date): Promise<number> {
  const due = await db.sql<Due>`
    select id, player_id from bet where status = 'delayed' and decides_at <= ${now}
    order by decides_at limit ${AT_ONCE}`;
  const decideSome = (some: readonly Due[]) => db.atomically((tx) => decideThese(tx, some, { signer, now }));
  // Together while all goes well; a bet that cannot be decided is found by trying each alone, and tried again later.
  await eachAlone(due.length > 0 ? [due] : [], decideSome, () =>
    eachAlone(
      due,
      (one) => decideSome([one]),
      ({ id, player_id }) => db.sql`
        update bet set decides_at = ${new Date(now.getTime() + LATER_MS)} where player_id = ${player_id} and id = ${id}`,
    ),
  );
  return due.length;
}

interface Terms {
  signer: ReceiptSigner;
  now: Date;
}

async function decideThese(tx: Tx, due: readonly Due[], { signer, now }: Terms): Promise<void> {
  const players = due.map(({ player_id }) => player_id);
  const ids = due.map(({ id }) => id);
  await lockPlayers(tx, [...new Set(players)]);
  const found = (await findBets(tx.sql, players, ids)).filter(({ status }) => status === 'delayed');
  if (found.length === 0) return;
  const eventIds = [...new Set(found.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)))];
  const [, events] = await together(lockLiability(tx, eventIds), holdEvents(tx, eventIds));
  const byId = new Map(events.map((event) => [event.id, event]));
  const decided = found.map((before) => {
    const after = decide(before, byId, now);
    return { before, after: after.status === 'open' ? withReceipt(after, signer) : after };
  });
  await keep(tx, decided, now);
}

/** Taken at what is offered now, if that is what its player would take; else refused. */
function decide(bet: KeptBet, events: ReadonlyMap<number, EventRecord>, now: Date): KeptBet {
  const offers: OfferedLeg[] = [];
  for (const leg of bet.legs) {
    const offer = offerOf(asked(leg), events.get(leg.event_id), now);
    if (!isOffered(offer)) return refusedBet(bet, { why: offer.why, odds: null, unit: null });
    if (offer.isLive !== leg.is_live) return refusedBet(bet, { why: 'started', odds: null, unit: null });
    if (offer.decisive !== leg.decisive) return refusedBet(bet, { why: 'incident', odds: null, unit: null });
    offers.push(offer);
  }
  const odds = offers.map(({ oddsX1000 }) => oddsX1000);
  const seen = bet.legs.map(({ odds_x1000 }) => odds_x1000);
  if (!isTaken(bet.policy, seen, odds)) return refusedBet(bet, { why: 'price', odds, unit: null });
  const promised = promiseOf(
    betOf(bet.combos, odds, bet.unit_cents),
    bet.freebet_id !== null,
    extrasOf(bet.rules),
  );
  const legs = bet.legs.map(
    (leg, at): LegRow => ({
      ...leg,
      ...{ odds_x1000: odds[at]!, chance: offers[at]!.chance, score: offers[at]!.score },
      event_version: offers[at]!.event.version,
    }),
  );
  const taken: KeptBet = {
    ...{ ...bet, legs, status: 'open', accepted_at: now },
    ...{
      odds_x1000: promised.odds,
      potential_cents: promised.potential,
      boost_percent: promised.boostPercent,
    },
  };
  return { ...taken, legs: exposureOf(taken, taken.legs) };
}

const asked = ({ event_id, picks, odds_x1000, is_banker }: LegRow): SlipLeg => ({
  ...{ event: event_id, odds: odds_x1000, is_banker },
  picks: picks.map(({ market, outcome }) => ({ market, outcome })),
});

function refusedBet(bet: KeptBet, refused: Refused): KeptBet {
  const after: KeptBet = { ...bet, status: 'refused', refused };
  return { ...after, legs: exposureOf(after, after.legs) };
}

/** Of bets that wait, whatever they wait for. The caller has locked their players, then the liability of their events. */
export const refuseDelayed = (tx: Tx, bets: readonly KeptBet[], now: Date): Promise<void> =>
  keep(
    tx,
    bets.map((before) => ({
      before,
      after: refusedBet(before, { why: 'closed', odds: null, unit: null }),
    })),
    now,
  );

interface Decided {
  before: KeptBet;
  after: KeptBet;
}

async function keep(tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
  const back = decided.filter(({ after }) => after.status === 'refused');
  const entries = back.map(({ after }) => refusedEntry(after));
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
  const free = after.flatMap(({ id: bet_id, player_id, freebet_id, status }) =>
    freebet_id !== null && status === 'refused' ? [{ player_id, freebet_id, bet_id }] : [],
  );
  await together(
    updateBets(tx, after),
    updateLegs(
      tx,
      after.flatMap(({ legs }) => legs),
    ),
    changeLiability(
      tx,
      kept.flatMap(({ before }) => before.legs),
      after.flatMap(({ legs }) => legs),
    ),
    returnFreebets(tx, free, now),
    recordFacts(tx, after.filter(({ status }) => status === 'open').map(betPlaced)),
    tellAll(tx, [...told, ...after.map(betChanged)]),
  );
}
