// Betting in play by what was seen on the pitch: the player knows of everything some moments before the bookmaker does. Each
// bet is placed at the prices of an earlier moment, decided by the functions that decide bets in play, and offered for sale.
import type { OddsPolicy } from '#contract/betting/slip.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { cents } from '#rules/money.ts';
import type { KeptBet } from '#server/bets/bet-rows.ts';
import { worthOf } from '#server/bets/cash-out-quote.ts';
import { decideBet } from '#server/bets/decide-bet.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import { sports } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, placeSlip } from '#tests/judged-slip.ts';
import { Profit } from './profit.ts';
import { legsOf, slipOf } from './shelf.ts';

interface MatchTerms {
  bets: number;
  /** The bookmaker takes bets and sells them back by what it last knew, whoever has heard of it since. */
  isBlind?: boolean;
}

/** So many prices of a moment are bet on: those that seem best. */
const BEST = 15;
const POLICIES: readonly OddsPolicy[] = ['none', 'better', 'any'];
const UNIT = cents(1_000);
/** Of a match, between the bet, its decision and its sale. */
const STEPS = 12;

export function profitOfMatches({ bets, isBlind = false }: MatchTerms): Profit {
  const profit = new Profit();
  for (let number = 1; profit.plays < bets; number++) followMatch(number, isBlind, profit);
  return profit;
}

function followMatch(number: number, isBlind: boolean, profit: Profit): void {
  const moments = momentsOf(number);
  for (let at = 0; at + 2 < moments.length; at++) {
    const [before, now, later] = [moments[at]!, moments[at + 1]!, moments[at + 2]!];
    const seen = legsOf(before, now).slice(0, BEST);
    for (const [place, leg] of seen.entries()) {
      const policy = POLICIES[place % POLICIES.length]!;
      const placed = placeSlip({ ...slipOf([leg], UNIT), policy }, new Map([[before.id, before]]));
      if (placed === null) continue;
      const decided = isBlind ? before : now;
      const bet = decideBet(placed, new Map([[decided.id, decided]]), { feed: heard, now: JUDGED_AT });
      if (bet.status !== 'open') continue;
      const held = leg.chance * bet.potential_cents;
      const sold = soldFor(bet, { sight: isBlind ? now : later, truth: later });
      profit.add(number, { staked: bet.staked_cents, gained: held + sold - bet.staked_cents });
    }
  }
}

/** The producer has spoken since the bet was placed. */
const heard = { isSilent: () => false };

/** Moments in the middle of a match, one after the other. */
function momentsOf(number: number): EventRecord[] {
  const sport = sports[number % sports.length]!;
  const rng = fastRng(number);
  const strength = (drawInt(rng, 200) - 100) / 100;
  const match = sportModels[sport].play(strength, rng);
  const first = Math.floor((match.moments * (20 + drawInt(rng, 40))) / 100);
  const last = Math.min(first + STEPS, match.moments - 1);
  return Array.from({ length: Math.max(0, last - first) }, (_, at) =>
    eventRecord(sport, {
      ...{ id: number, status: 'live', strength, moment: first + at, version: first + at },
      incidents: match.incidents.slice(0, match.knownAt(first + at)),
    }),
  );
}

/** What a sale brings beyond what holding the bet is worth by then: a player sells when it is more, and only then. */
function soldFor(bet: KeptBet, { sight, truth }: { sight: EventRecord; truth: EventRecord }): number {
  const worth = worthOf(bet, new Map([[sight.id, sight]]));
  const [{ market, outcome }] = bet.legs[0]!.picks as [KeptBet['legs'][0]['picks'][0]];
  const chance = offeredBook(truth)
    .markets.get(market)
    ?.outcomes.find(({ code }) => code === outcome)?.chance;
  if (!('amount' in worth) || chance === undefined) return 0;
  return Math.max(0, worth.amount - chance * bet.potential_cents);
}
