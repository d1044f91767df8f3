// What a player has, and what a round brings: the two sums that every game shows.
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { isGain, isRoundOpen, wonIn } from '../table.ts';
import { useMoney } from '../use-money.ts';
import css from './figures.module.css';

interface FigureProps {
  /** Where the HUD puts it. */
  className: string | undefined;
}

export function Balance({ className }: FigureProps) {
  const t = useText();
  const money = useMoney();
  const { opened, balance } = useTableState();
  if (balance === null) return null;
  return (
    <div className={className}>
      <small className={css.label}>{opened?.mode === 'demo' ? t('play.playMoney') : t('play.balance')}</small>
      <b className={css.value} data-balance>
        {money(balance.cash)}
      </b>
      {balance.bonus > 0 && (
        <small className={css.bonus}>{t('play.bonus', { amount: money(balance.bonus) })}</small>
      )}
    </div>
  );
}

/** While a round is open its stake stands where its win will be. */
export function Win({ className }: FigureProps) {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const won = wonIn(state);
  if (isRoundOpen(state))
    return (
      <div className={className}>
        <small className={css.label}>{t('play.inPlay')}</small>
        <b className={css.value}>{money(state.round?.staked ?? 0)}</b>
      </div>
    );
  return (
    <div className={className}>
      <small className={css.label}>{state.isReplay ? t('play.history.replay') : t('play.win')}</small>
      <b className={classes(css.value, isGain(state) ? css.gain : won === 0 && css.none)}>{money(won)}</b>
    </div>
  );
}
