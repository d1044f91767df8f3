import type { KeyboardEvent, ReactNode } from 'react';
import type { EventRow, MarketShown } from '#contract/betting/event.ts';
import { classes } from '#ui/classes.ts';
import css from './market-prices.module.css';
import { marketType } from './market-tables.ts';
import { usePicking } from './picking.tsx';
import { PriceButton } from './price-button.tsx';
import { keptSlip, toggle } from './slip/kept-slip.ts';
import { hasPick } from './slip/slip.ts';
import { handicaps, plainLine, signed, useMarketWords } from './use-market-words.ts';

interface MarketPricesProps {
  event: EventRow;
  market: MarketShown;
  shape?: 'row' | 'stacked' | 'alone';
  /** Signs in place of names, where the names stand beside them: 1, X, 2. */
  isShort?: boolean;
}

/** One market's buttons. Arrow keys walk among them; the tab key goes to the next market. */
export function MarketPrices({ event, market, shape = 'row', isShort = false }: MarketPricesProps) {
  const words = useMarketWords(event.league.sport);
  const slip = keptSlip.use();
  const picking = usePicking(event.id);
  const sides = { home: event.home.name, away: event.away.name };
  const shortSides = { home: nick(event.home.name), away: nick(event.away.name) };
  const { outcomes } = market;
  const isForeign = picking.draft !== null && !market.is_for_builder;
  const isLocked = market.pause !== null || picking.isLost || isForeign;
  const labels = outcomes.map(({ code }) =>
    isShort
      ? shortLabel(event, market, code)
      : words.outcome(market, code, shape === 'row' ? shortSides : sides),
  );
  const laid = shape === 'row' ? laidOut(labels) : { shape, columns: null };
  return (
    <PriceGroup label={words.market(market, sides)} columns={laid.columns}>
      {outcomes.map(({ code, odds }, place) => (
        <PriceButton
          key={code}
          label={labels[place]!}
          name={words.outcome(market, code, sides)}
          odds={isLocked ? null : odds}
          was={outcomes[place]?.was}
          isChosen={
            picking.draft ? picking.draft.has(market.id, code) : hasPick(slip, event.id, market.id, code)
          }
          shape={laid.shape}
          isFirst={place === 0}
          onToggle={(price) =>
            picking.draft ? picking.draft.toggle(market, code) : toggle(event, market, code, price)
          }
        />
      ))}
    </PriceGroup>
  );
}

/** Letters that fit beside a price in a third of a card, above one there, and beside one in half a card. */
const BESIDE = 7;
const ABOVE = 15;

/** Side by side or in a grid, with words above prices where they would be cut beside them. */
function laidOut(labels: readonly string[]): { shape: 'row' | 'stacked'; columns: 2 | 3 | null } {
  const longest = Math.max(...labels.map(({ length }) => length));
  if (labels.length < 3) return { shape: 'row', columns: null };
  const columns = labels.length === 3 ? null : 3;
  if (longest > ABOVE) return { shape: 'stacked', columns: 2 };
  return { shape: longest > BESIDE ? 'stacked' : 'row', columns };
}

/** A long name is known by its first word. */
const nick = (name: string) => (name.length < 12 ? name : name.split(' ')[0]!);

/** "1", "−0.25", "O 2.5": what a column of a list has room for. */
function shortLabel(event: EventRow, { code, params }: MarketShown, outcome: string): string {
  const line = params['line'];
  if (typeof line !== 'number') return outcome;
  const kind = marketType(event.league.sport, code)?.kind ?? '';
  if (handicaps.has(kind)) return signed(outcome === '2' ? -line : line);
  return `${outcome === 'over' ? '>' : '<'} ${plainLine(line)}`;
}

interface PriceGroupProps {
  label: string;
  columns: 2 | 3 | null;
  children: ReactNode;
}

const PriceGroup = ({ label, columns, children }: PriceGroupProps) => (
  <fieldset
    aria-label={label}
    className={classes(css.prices, columns && css.grid, columns === 2 && css.pairs)}
    onKeyDown={walk}
  >
    {children}
  </fieldset>
);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-price]')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]!.focus();
}
