// A bet as its player sees it.
import type { BetShown, BetStatus, legResults } from '#contract/betting/bet.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { legFactor, type OutcomeResult, oddsFraction } from '#sports/settle/outcome-result.ts';
import { settleOutcome } from '#sports/settle/settle-market.ts';
import { type EventRecord, findEvents } from '../book/event-rows.ts';
import { matchOf } from '../book/match-of.ts';
import { shownLeague, standOf } from '../book/shown-event.ts';
import type { Sql } from '../database/db.ts';
import type { KeptBet, KeptPick, LegRow } from './bet-rows.ts';
import { isLateLeg } from './late-legs.ts';
import { isFinal, resultOf } from './leg-results.ts';
import { withheldOf } from './withheld.ts';

type LegResult = (typeof legResults)[number];

function namedResult(result: OutcomeResult | null): LegResult | null {
  if (result === null) return null;
  const { win, voidFactor, deadHeat } = result;
  if (voidFactor === 1) return 'void';
  if (voidFactor === 0.5) return win === 1 ? 'half_won' : 'half_lost';
  if (win === 0) return 'lost';
  return deadHeat.tied > deadHeat.places ? 'dead_heat' : 'won';
}

/** In thousandths, cut off. */
export const factorX1000 = (result: OutcomeResult | null, oddsX1000: number): number | null => {
  if (result === null) return null;
  const { top, bottom } = legFactor(result, oddsFraction(oddsX1000));
  return Number((top * 1000n) / bottom);
};

function shownLeg(bet: KeptBet, leg: LegRow, event: EventRecord): BetShown['legs'][number] {
  const hasBegun = !['scheduled', 'postponed', 'cancelled'].includes(event.status);
  return {
    ...{ event: event.id, league: shownLeague(event.league), home: event.home.name, away: event.away.name },
    starts_at: event.starts_at.toISOString(),
    picks: leg.picks.map((pick) => ({
      ...{ market: pick.market, code: pick.code, params: { ...pick.spec.params }, outcome: pick.outcome },
      result: namedResult(leg.picks.length === 1 ? leg.result : pickResult(pick, leg, event)),
    })),
    ...{ odds: leg.odds_x1000, is_banker: leg.is_banker, score_at_placement: leg.score },
    ...{ result: namedResult(leg.result), factor: factorX1000(leg.result, leg.odds_x1000) },
    is_late: leg.result !== null && isLateLeg(leg, bet.accepted_at, event),
    ...{
      score: hasBegun ? standOf(event, event.runners === null ? matchOf(event) : null).score : null,
      is_live: event.status === 'live',
    },
  };
}

/** Of one of a builder's: what became of it by itself. */
function pickResult(pick: KeptPick, { score }: LegRow, event: EventRecord): OutcomeResult | null {
  if (!isFinal(event) && event.status !== 'live') return null;
  return settleOutcome(pick.spec, pick.outcome, resultOf(event), { score: score ?? undefined });
}

const over: readonly BetStatus[] = ['won', 'lost', 'returned', 'partial', 'cashed_out', 'cancelled'];

export function shownBet(
  bet: KeptBet,
  events: ReadonlyMap<number, EventRecord>,
  withheld: Cents = ZERO,
): BetShown {
  const money = (amount: number) => ({ amount: cents(amount), currency: bet.currency });
  return {
    ...{ id: bet.id, status: bet.status, bet: bet.kind, combos: bet.combos.length, odds: bet.odds_x1000 },
    legs: bet.legs.map((leg) => shownLeg(bet, leg, events.get(leg.event_id)!)),
    ...{ stake: money(bet.staked_cents), unit: money(bet.unit_cents) },
    potential: money(over.includes(bet.status) ? 0 : bet.potential_cents),
    paid: money(bet.paid_cents + bet.sold_cents - withheld),
    withheld: money(withheld),
    ...{ policy: bet.policy, is_freebet: bet.freebet_id !== null, rules: bet.rules },
    created_at: bet.created_at.toISOString(),
    settled_at: bet.settled_at?.toISOString() ?? null,
    decides_at: bet.status === 'delayed' ? bet.decides_at!.toISOString() : null,
    refused: bet.refused === null ? null : { ...bet.refused },
    receipt: bet.receipt === null ? null : { ...bet.receipt },
  };
}

export async function shownBets(sql: Sql, bets: readonly KeptBet[]): Promise<BetShown[]> {
  const ids = new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)));
  const [events, withheld] = await Promise.all([
    ids.size === 0 ? [] : findEvents(sql, [...ids]),
    withheldOf(sql, bets),
  ]);
  const byId = new Map(events.map((event) => [event.id, event]));
  return bets.map((bet) => shownBet(bet, byId, withheld.get(bet.id)));
}
