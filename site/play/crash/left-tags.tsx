import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import type { Seated } from '../shared-table/shared-line.ts';
import { formatTimes } from '../times.ts';
import css from './flight-curve.module.css';

interface LeftTagsProps {
  seats: readonly Seated[];
  /** What the flight shows now. */
  x100: number;
  /** From the left and from the top, in hundredths. */
  placeOf(x100: number): readonly [left: number, top: number];
}

/** So many have room beside the curve. */
const SHOWN = 3;

/** Who was the last to leave, and where on the way. */
export function LeftTags({ seats, x100, placeOf }: LeftTagsProps) {
  const t = useText();
  const own = useTableState().round?.id;
  const left = seats
    .flatMap(({ id, name, target_x100 }) =>
      target_x100 !== null && target_x100 <= x100 ? [{ id, name, at: target_x100 }] : [],
    )
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHOWN);
  return left.map(({ id, name, at }) => {
    const [start, top] = placeOf(at);
    return (
      <span
        key={id}
        className={css.tag}
        style={{ insetInlineStart: `${start}%`, insetBlockStart: `${top}%` }}
      >
        {id === own ? t('play.shared.you') : name} {formatTimes(at * 100)}
      </span>
    );
  });
}
