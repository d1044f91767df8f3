import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { wonIn } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useWin } from './use-win.ts';
import css from './win-moment.module.css';

/** A plate at an edge of the stage, for a moment, when more came back than was staked. The news tell it to who listens. */
export function WinMoment({ at }: { at: 'top' | 'bottom' }) {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const win = useWin();
  if (win === 'none') return null;
  return (
    <p
      key={state.round?.id}
      className={classes(css.moment, css[at], win === 'big' && css.big)}
      aria-hidden="true"
    >
      <small className={css.label}>{win === 'big' ? t('play.slot.big') : t('play.win')}</small>
      <b className={css.amount}>{money(wonIn(state))}</b>
    </p>
  );
}
