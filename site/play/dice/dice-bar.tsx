import type { CSSProperties } from 'react';
import type { DiceBet } from '#games/kinds/dice/dice.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './dice-bar.module.css';
import { chanceAt, formatRoll, markOf } from './dice-mark.ts';

const ticks = [0, 25, 50, 75, 100] as const;
const STEP = 50;

interface DiceBarProps {
  bet: Pick<DiceBet, 'chance' | 'side'>;
  range: readonly [least: number, most: number];
  fall: { number: number; isWon: boolean } | null;
  isLocked: boolean;
  onChance(chance: number): void;
}

/** All numbers in a line: the mark parts them, green wins. Arrows move the mark by half a number. */
export function DiceBar({ bet, range: [least, most], fall, isLocked, onChance }: DiceBarProps) {
  const t = useText();
  const { side } = bet;
  const mark = markOf(bet);
  const ends = [chanceAt(least, side), chanceAt(most, side)].toSorted((a, b) => a - b);
  return (
    <div
      className={classes(css.bar, side === 'under' ? css.under : css.over)}
      style={{ '--mark': mark / 100, '--fall': (fall?.number ?? 0) / 100 } as CSSProperties}
    >
      <div className={css.track}>
        <span className={css.knob} aria-hidden="true" />
        {fall !== null && <span className={classes(css.fall, fall.isWon && css.won)} aria-hidden="true" />}
        <input
          type="range"
          className={css.input}
          aria-label={side === 'over' ? t('play.dice.over') : t('play.dice.under')}
          aria-valuetext={formatRoll(mark)}
          min={ends[0]}
          max={ends[1]}
          step={STEP}
          value={mark}
          disabled={isLocked}
          onChange={({ target }) => onChance(chanceAt(target.valueAsNumber, side))}
        />
      </div>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={css.tick}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
