// A bet builder in the making: picks of one match, and what they are worth together.
import { useMemo, useState } from 'react';
import type { EventRow, MarketShown } from '#contract/betting/event.ts';
import { type Cents, cents } from '#rules/money.ts';
import type { Draft } from '../picking.tsx';
import { eventOf, keptSlip, pickOf } from '../slip/kept-slip.ts';
import { type SlipPick, withBuilder } from '../slip/slip.ts';
import { useQuote } from '../slip/use-quote.ts';

const PICKS_MAX = 8;
const SAMPLE: Cents = cents(100);
/** The lowest odds there are: what is asked for is the price, whatever it is. */
const ANY_ODDS = 1_010;

export function useBuilder(event: EventRow) {
  const [isOn, setIsOn] = useState(false);
  const [picks, setPicks] = useState<readonly SlipPick[]>([]);
  const isWhole = picks.length >= 2;
  const { quote, isCurrent } = useQuote(
    isWhole
      ? {
          legs: [
            {
              event: event.id,
              picks: picks.map(({ market, outcome }) => ({ market, outcome })),
              odds: ANY_ODDS,
            },
          ],
          ...{ bet: { type: 'single' }, unit: SAMPLE, policy: 'none' },
        }
      : null,
  );
  const draft = useMemo<Draft | null>(
    () =>
      isOn
        ? {
            event: event.id,
            has: (market, outcome) =>
              picks.some((pick) => pick.market === market && pick.outcome === outcome),
            toggle: (market, outcome) => setPicks((now) => toggled(now, market, outcome)),
          }
        : null,
    [isOn, picks, event.id],
  );
  const odds = isWhole && isCurrent ? (quote?.legs[0]?.odds ?? null) : null;
  return {
    ...{ isOn, picks, draft, odds, isWhole },
    fault: isWhole ? (quote?.fault ?? null) : null,
    open: () => setIsOn(true),
    remove: (market: string) => setPicks((now) => now.filter((pick) => pick.market !== market)),
    close() {
      setIsOn(false);
      setPicks([]);
    },
    add() {
      if (odds === null) return;
      keptSlip.change((slip) => withBuilder(slip, eventOf(event), [...picks], odds));
      setIsOn(false);
      setPicks([]);
    },
  };
}

/** One answer a question, and no more than eight. */
function toggled(picks: readonly SlipPick[], market: MarketShown, outcome: string): readonly SlipPick[] {
  const others = picks.filter((pick) => pick.market !== market.id);
  const isThere = picks.some((pick) => pick.market === market.id && pick.outcome === outcome);
  if (isThere || others.length >= PICKS_MAX) return others;
  return [...others, pickOf(market, outcome)];
}
