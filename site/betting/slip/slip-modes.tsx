import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { keptSlip } from './kept-slip.ts';
import { clashOf, type SlipMode, slipModes } from './slip.ts';
import css from './slip-modes.module.css';
import type { SlipShown } from './use-slip.ts';

/** How the picks play together. What is not possible stays where it is, with a dash. */
export function SlipModes({ shown }: { shown: SlipShown }) {
  const t = useText();
  const { odds } = useOdds();
  const { slip, mode, system } = shown;
  if (slip.legs.length < 2) return null;
  const isClash = clashOf(slip) !== null;
  const figures: Record<SlipMode, string | null> = {
    singles: String(slip.legs.length),
    multi: isClash ? '' : odds(shown.odds.now),
    system: system === undefined || isClash ? null : system.size ? `${system.size}/${slip.legs.length}` : '',
  };
  return (
    <div className={css.modes} role="tablist" aria-label={t('betting.slip.mode.label')}>
      {slipModes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={mode === name}
          disabled={figures[name] === null}
          onClick={() => keptSlip.change((now) => ({ ...now, mode: name }))}
        >
          {t(`betting.slip.mode.${name}`)}
          <small>{figures[name] ?? '—'}</small>
        </button>
      ))}
    </div>
  );
}
