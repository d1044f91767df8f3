// Everything the slip shows, from what is kept and what the server says of it.
import { useEffect } from 'react';
import { bets } from '#contract/betting/bets.ts';
import type { Currency } from '#rules/money.ts';
import { type Cents, cents, plus, ZERO } from '#rules/money.ts';
import { useRead } from '../../asking/reads.ts';
import { usePlayer } from '../../player/use-player.ts';
import { chosenFreebet, freebetPays, takesFreebet } from './freebet.ts';
import { keptSlip } from './kept-slip.ts';
import { clashOf, modeOf, stakeCents, systemOf } from './slip.ts';
import { accepted, movedLegs, mustAsk, quotedLegs, quotedSingles, totals, troubleOf } from './slip-state.ts';
import { takenStake } from './taken-stake.ts';
import { useQuote, useSingleQuotes } from './use-quote.ts';
import { sampleSingle, wireSlip } from './wire-slip.ts';

/** What is asked about before anything is staked. */
const SAMPLE = cents(100);
const none: never[] = [];

export type SlipShown = ReturnType<typeof useSlip>;

export function useSlip() {
  const slip = keptSlip.use();
  const player = usePlayer();
  const mode = modeOf(slip);
  const isSingles = mode === 'singles';
  const clash = isSingles ? null : clashOf(slip);
  const freebets = useRead(bets.getFreebets, {}, { enabled: player !== null }).data?.items ?? none;
  // At the odds that were agreed to: those of now are not known before they are asked for.
  const chosen = chosenFreebet(slip, { mode, odds: totals(slip.legs, none).now, all: freebets });
  const typed = isSingles ? stakeCents(slip.legs[0]?.stake ?? '') : stakeCents(slip.stake);
  const unit = chosen?.value.amount ?? typed;
  const isWhole = !isSingles && clash === null;
  const { quote: whole } = useQuote(
    isWhole ? wireSlip(slip, mode, { unit: unit || SAMPLE, freebet: chosen }) : null,
  );
  const singles = useSingleQuotes(isSingles ? slip.legs.map((leg) => sampleSingle(leg, chosen)) : none);
  const quoted = isSingles ? quotedSingles(slip.legs, singles) : quotedLegs(slip.legs, whole);
  const isAsked = isSingles
    ? slip.legs.some((leg, at) => mustAsk([leg], [quoted[at]!], slip.policy))
    : mustAsk(slip.legs, quoted, slip.policy);
  useTakenMoves(slip.legs, quoted, isAsked);

  const quotes = (isSingles ? singles : [whole]).filter((quote) => quote !== undefined);
  const odds = totals(slip.legs, quoted);
  const combos = mode === 'system' ? (systemOf(slip)?.combos ?? 0) : 1;
  const staked = isSingles ? plus(...slip.legs.map(({ stake }) => stakeCents(stake))) : cents(unit * combos);
  const returns = slip.legs.map(({ stake, odds: seen }, at) => {
    const price = quoted[at]?.odds ?? seen;
    const taken = takenStake(stakeCents(stake), singles[at]);
    return chosen ? freebetPays(unit, price) : cents(Math.floor((taken * price) / 1_000));
  });
  return {
    ...{ slip, mode, clash, unit, quoted, isAsked, returns, odds },
    troubles: quoted.map(troubleOf),
    quote: whole,
    /** Of the bet that this leg is in. */
    quoteOf: (place: number) => (isSingles ? singles[place] : whole),
    fault: quotes.find(({ fault }) => fault !== null)?.fault ?? null,
    delay: Math.max(0, ...quotes.map(({ delay }) => delay)),
    /** The player's own money. */
    total: chosen ? ZERO : staked,
    potential: isSingles ? plus(...returns) : unit > 0 && whole !== undefined ? whole.potential.amount : ZERO,
    moved: movedLegs(slip.legs, quoted),
    freebet: chosen,
    freebets: takesFreebet(slip, mode) ? freebets : none,
    player,
    currency: (player?.balance_main.currency ?? 'EUR') as Currency,
    balance: player === null ? null : (player.balance_main.amount as Cents),
    system: systemOf(slip),
    accept: () => keptSlip.change((now) => ({ ...now, legs: accepted(now.legs, quoted) })),
  };
}

/** What the player's policy takes without asking is taken as it comes. */
function useTakenMoves(
  legs: ReturnType<typeof keptSlip.read>['legs'],
  quoted: ReturnType<typeof quotedLegs>,
  isAsked: boolean,
): void {
  const isMoved = !isAsked && movedLegs(legs, quoted).length > 0;
  useEffect(() => {
    if (isMoved) keptSlip.change((now) => ({ ...now, legs: accepted(now.legs, quoted) }));
  });
}
