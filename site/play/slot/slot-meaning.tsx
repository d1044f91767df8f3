import type { CSSProperties } from 'react';
import type { Pays, SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { useMoney } from '../use-money.ts';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-sides.module.css';
import { holdAfter, type SlotStep, type SlotWin, winsAfter } from './slot-steps.ts';

export interface SidesProps {
  steps: readonly SlotStep[];
  figures: SlotFigures;
  look: SlotLook;
}

/** What this round means: its pots or its ladder, and what wins. */
export function SlotMeaning({ steps, figures, look }: SidesProps) {
  const wins = winsAfter(steps);
  const { hold, tumble } = figures;
  const hasMeter = hold !== undefined || tumble?.ladder !== undefined;
  return (
    <>
      {hold !== undefined && <Pots steps={steps} figures={figures} />}
      {tumble?.ladder !== undefined && <Ladder steps={steps} ladder={tumble.ladder} />}
      {wins.length > 0 && <Wins wins={wins} look={look} />}
      {(wins.length === 0 || !hasMeter) && (
        <Best figures={figures} look={look} isSecond={hasMeter} isBehind={wins.length > 0} />
      )}
    </>
  );
}

/** Every pot of a game whose coins hold; the largest is paid for a full board. */
function Pots({ steps, figures: { hold, capX100 } }: Pick<SidesProps, 'steps' | 'figures'>) {
  const money = useMoney();
  const { stake } = useTableState();
  const named = hold!.values.filter(({ pot }) => pot !== undefined);
  const pots = [
    { pot: 'grand', paysX100: hold!.fullX100 },
    ...named.toSorted((a, b) => b.paysX100 - a.paysX100),
  ].map(({ pot, paysX100 }) => ({
    pot,
    sum: money(Math.floor((stake * Math.min(paysX100, capX100)) / 100)),
  }));
  const signs = Math.max(...pots.map(({ sum }) => sum.length));
  const held = new Set(holdAfter(steps)?.coins.map(({ pot }) => pot));
  const isFull = steps.some(({ step }) => step === 'pot');
  return (
    <ul className={css.pots} style={{ '--signs': signs } as CSSProperties}>
      {pots.map(({ pot, sum }) => (
        <li
          key={pot}
          className={classes(css.pot, (pot === 'grand' ? isFull : held.has(pot)) && css.now)}
          data-pot={pot}
        >
          <small className={css.label}>{pot}</small>
          <b className={css.sum}>{sum}</b>
        </li>
      ))}
    </ul>
  );
}

/** How many times each fall of a chain is paid, and which one is being paid. */
function Ladder({ steps, ladder }: { steps: readonly SlotStep[]; ladder: readonly number[] }) {
  const from = steps.findLastIndex(({ step }) => step === 'reveal');
  const wins = steps.slice(from + 1).filter(({ step }) => step === 'win').length;
  const at = Math.min(wins, ladder.length) - 1;
  return (
    <ol className={css.ladder}>
      {ladder.map((times, place) => (
        <li key={times} className={classes(css.rung, place < at && css.past, place === at && css.now)}>
          ×{times}
        </li>
      ))}
    </ol>
  );
}

/** So many are listed; the plate has the sum of all. */
const LISTED = 5;

function Wins({ wins, look }: { wins: readonly SlotWin[]; look: SlotLook }) {
  const t = useText();
  const money = useMoney();
  const { stake } = useTableState().round!.bet;
  const listed = wins.toSorted((a, b) => b.paysX100 - a.paysX100).slice(0, LISTED);
  return (
    <div className={classes(css.box, css.aside)}>
      <small className={css.label}>{t('play.slot.wins', { count: wins.length })}</small>
      <ul className={css.list}>
        {listed.map(({ symbol, count, line, ways, paysX100 }) => (
          <li key={`${symbol} ${line} ${count}`} className={css.win}>
            {look.pictures[symbol] !== undefined && (
              <img src={pictureAt(look.pictures[symbol])} alt="" width={28} height={28} />
            )}
            <span>
              {count}×{line !== undefined && ` · ${t('play.slot.line', { number: line + 1 })}`}
              {ways !== undefined && ` · ${t('play.slot.ways', { count: ways })}`}
            </span>
            <b>{money(Math.floor((stake * paysX100) / 100))}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const most = (pays: Pays): number => Math.max(...pays);
const BEST = 4;

/** What pays most, by the most of it that can come. On a phone it yields to what the game measures. */
function Best({
  figures: { paysX100, capX100 },
  look,
  isSecond,
  isBehind,
}: Omit<SidesProps, 'steps'> & { isSecond: boolean; isBehind: boolean }) {
  const t = useText();
  const best = Object.entries(paysX100)
    .filter(([symbol]) => look.pictures[symbol] !== undefined)
    .toSorted(([, a], [, b]) => most(b) - most(a))
    .slice(0, BEST);
  return (
    <div className={classes(css.best, isSecond && css.aside, isBehind && css.behind)}>
      <small className={classes(css.label, css.aside)}>{t('play.slot.best')}</small>
      <ul className={css.row}>
        {best.map(([symbol, pays]) => (
          <li key={symbol} className={css.pays}>
            <img src={pictureAt(look.pictures[symbol]!)} alt="" width={40} height={40} />
            <b>{formatNumber(Math.min(most(pays), capX100) / 100)}×</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
