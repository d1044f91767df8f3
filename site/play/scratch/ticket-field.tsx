import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useMoney } from '../use-money.ts';
import { gemOf } from './gems.ts';
import css from './scratch-stage.module.css';

interface TicketFieldProps {
  number: number;
  /** Not known while it is covered. */
  prize: number | undefined;
  /** In cents. */
  amount: number;
  look: string | false | undefined;
  canRub: boolean;
  onRub(): void;
}

export function TicketField({ number, prize, amount, look, canRub, onRub }: TicketFieldProps) {
  const t = useText();
  const money = useMoney();
  const isShown = prize !== undefined;
  return (
    <button
      type="button"
      className={classes(css.field, isShown ? css.open : css.foil, look)}
      aria-label={
        isShown
          ? t('play.scratch.shows', { number, amount: money(amount) })
          : t('play.scratch.closed', { number })
      }
      aria-disabled={!canRub}
      onPointerEnter={({ buttons }) => buttons > 0 && onRub()}
      onClick={onRub}
    >
      {isShown ? (
        <>
          <img className={css.picture} src={gemOf(prize)} alt="" />
          <b className={css.amount}>{money(amount)}</b>
        </>
      ) : (
        <img className={css.pressed} src={gemOf(1)} alt="" draggable={false} />
      )}
    </button>
  );
}
