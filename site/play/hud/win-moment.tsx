import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ownStakeOf } from '../free-spins.ts';
import { useTableState } from '../play-context.ts';
import { isGain, wonIn } from '../table.ts';
import { useMoney } from '../use-money.ts';
import css from './win-moment.module.css';

/** From so many times the stake on a win is a big one. */
const BIG = 10;

/** A plate at the lower edge of the stage, for a moment, when more came back than was staked. Whoever listens hears it from the news. */
export function WinMoment() {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const { round } = state;
  if (round === null || !isGain(state)) return null;
  const won = wonIn(state);
  const isBig = won >= BIG * ownStakeOf(round);
  return (
    <p key={round.id} className={classes(css.moment, isBig && css.big)} aria-hidden="true">
      <small className={css.label}>{isBig ? t('play.slot.big') : t('play.win')}</small>
      <b className={css.amount}>{money(won)}</b>
    </p>
  );
}
