import { useText } from '../../i18n/use-text.tsx';
import css from './slot-pays.module.css';

/** Where each line runs over a board of so many rows. */
export function SlotLines({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  const t = useText();
  return (
    <>
      <h3>{t('play.slot.rules.paylines')}</h3>
      <ol className={css.lines}>
        {lines.map((line, place) => (
          <li key={line.join()} className={css.line}>
            <svg viewBox={`0 0 ${line.length} ${rows}`} aria-hidden="true">
              {line.map((row, reel) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its reel
                <rect key={reel} className={css.cell} x={reel + 0.1} y={row + 0.1} width="0.8" height="0.8" />
              ))}
              <polyline
                className={css.path}
                points={line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')}
              />
            </svg>
            <small>{place + 1}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
