// A slip that was not taken, told as the bet it would have been: nothing of it is kept but the answer.

import type { BetShown } from '#contract/betting/bet.ts';
import type { Slip, SlipLeg } from '#contract/betting/slip.ts';
import { cents } from '#rules/money.ts';
import { RULES } from '#sports/bets/extras.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import { shownLeague } from '../book/shown-event.ts';
import type { Player } from '../calls/context.ts';
import type { Refused } from './bet-rows.ts';
import { betOf, combosOfSlip, playedOdds, promiseOf } from './slip-bet.ts';

interface NotTaken {
  id: string;
  slip: Slip;
  refused: Refused;
  player: Pick<Player, 'currency'>;
  now: Date;
}

export function shownRefused(
  { id, slip, refused, player: { currency }, now }: NotTaken,
  events: ReadonlyMap<number, EventRecord>,
): BetShown {
  const combos = combosOfSlip(slip);
  const promised = promiseOf(
    betOf(combos, playedOdds(slip, refused.odds ?? slip.legs.map(({ odds }) => odds)), slip.unit),
    slip.freebet !== undefined,
  );
  const money = (amount: number) => ({ amount: cents(amount), currency });
  return {
    ...{ id, status: 'refused', bet: slip.bet, combos: combos.length, odds: promised.odds },
    legs: slip.legs.flatMap((leg) => shownLeg(leg, events.get(leg.event))),
    ...{ stake: money(slip.unit * combos.length), unit: money(slip.unit) },
    ...{ potential: money(promised.potential), paid: money(0), withheld: money(0), policy: slip.policy },
    ...{ is_freebet: slip.freebet !== undefined, rules: RULES, created_at: now.toISOString() },
    ...{ settled_at: null, decides_at: null, receipt: null, refused: { ...refused } },
  };
}

/** None of an event that there is not. */
function shownLeg(leg: SlipLeg, event: EventRecord | undefined): BetShown['legs'] {
  if (event === undefined) return [];
  const { markets } = offeredBook(event);
  return [
    {
      ...{ event: event.id, league: shownLeague(event.league), home: event.home.name, away: event.away.name },
      starts_at: event.starts_at.toISOString(),
      picks: leg.picks.map(({ market, outcome }) => ({
        ...{ market, outcome, code: market.split('|')[0]!, result: null },
        params: { ...markets.get(market)?.spec.params },
      })),
      ...{ odds: leg.odds, is_banker: leg.is_banker === true, score_at_placement: null, result: null },
      ...{ factor: null, score: null, is_late: false, is_live: event.status === 'live' },
    },
  ];
}
