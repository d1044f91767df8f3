// Everything the slip shows, from what is kept and what the server says of it.
import { useEffect } from 'react';
import type { Currency } from '#rules/money.ts';
import { type Cents, cents, plus } from '#rules/money.ts';
import { usePlayer } from '../../player/use-player.ts';
import { keptSlip } from './kept-slip.ts';
import { clashOf, modeOf, stakeCents, systemOf, wireSlip } from './slip.ts';
import { accepted, movedLegs, mustAsk, quotedLegs, totals, troubleOf } from './slip-state.ts';
import { useQuote } from './use-quote.ts';

/** What is asked about before anything is staked. */
const SAMPLE = cents(100);

export type SlipShown = ReturnType<typeof useSlip>;

export function useSlip() {
  const slip = keptSlip.use();
  const player = usePlayer();
  const mode = modeOf(slip);
  const clash = mode === 'singles' ? null : clashOf(slip);
  const unit = mode === 'singles' ? stakeCents(slip.legs[0]?.stake ?? '') : stakeCents(slip.stake);
  const { quote, isCurrent } = useQuote(clash === null ? wireSlip(slip, mode, unit || SAMPLE) : null);
  const quoted = quotedLegs(slip.legs, quote);
  const isAsked = mustAsk(slip.legs, quoted, slip.policy);
  useTakenMoves(slip.legs, quoted, isAsked);

  const troubles = quoted.map(troubleOf);
  const total = mode === 'singles' ? plus(...slip.legs.map(({ stake }) => stakeCents(stake))) : allOf(unit);
  function allOf(one: Cents): Cents {
    const combos = mode === 'system' ? (systemOf(slip)?.combos ?? 0) : 1;
    return cents(one * combos);
  }
  const potential =
    mode === 'singles'
      ? plus(...slip.legs.map(({ stake, odds }, at) => pays(stakeCents(stake), quoted[at]?.odds ?? odds)))
      : unit > 0 && quote !== undefined
        ? quote.potential.amount
        : cents(0);
  return {
    ...{ slip, mode, clash, unit, quote, quoted, isAsked, troubles, total, potential },
    isCurrent,
    moved: movedLegs(slip.legs, quoted),
    odds: totals(slip.legs, quoted),
    player,
    currency: (player?.balance_main.currency ?? 'EUR') as Currency,
    balance: player === null ? null : player.balance_main.amount,
    system: systemOf(slip),
    accept: () => keptSlip.change((now) => ({ ...now, legs: accepted(now.legs, quoted) })),
  };
}

const pays = (stake: Cents, odds: number): Cents => cents(Math.floor((stake * odds) / 1_000));

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
