import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './keno-field.module.css';

interface KenoFieldProps {
  numbers: number;
  chosen: readonly number[];
  out: readonly number[];
  isLocked: boolean;
  onToggle(number: number): void;
}

export function KenoField({ numbers, chosen, out, isLocked, onToggle }: KenoFieldProps) {
  const t = useText();
  return (
    <fieldset className={css.field} aria-label={t('play.keno.field')}>
      {Array.from({ length: numbers }, (_, place) => place + 1).map((number) => {
        const [isChosen, isOut] = [chosen.includes(number), out.includes(number)];
        const face = isChosen && isOut ? css.hit : isChosen ? css.chosen : isOut ? css.out : null;
        return (
          <button
            key={number}
            type="button"
            className={classes(css.number, face)}
            aria-pressed={isChosen}
            aria-disabled={isLocked}
            onClick={() => !isLocked && onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
