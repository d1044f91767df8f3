import { formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import css from './seats.module.css';
import type { Seated } from './shared-line.ts';

interface SeatsProps {
  seats: readonly Seated[];
  /** What is said of a seat beside its stake: where somebody left, or what they were paid. */
  sayOf(seat: Seated): { text: string; isGood: boolean };
}

/** Who plays this round. Nobody is invented: an empty table looks empty. */
export function Seats({ seats, sayOf }: SeatsProps) {
  const t = useText();
  const { round } = useTableState();
  return (
    <section className={css.panel} aria-label={t('play.shared.seats')}>
      <p className={css.head}>
        <b>{t('play.shared.seats')}</b>
        <span className={css.quiet}>{t('play.shared.players', { count: seats.length })}</span>
      </p>
      <ul className={css.rows}>
        {seats.map((seat) => {
          const { text, isGood } = sayOf(seat);
          const isOwn = seat.id === round?.id;
          return (
            <li key={seat.id} className={classes(css.row, isOwn && css.own, isGood && css.good)}>
              <span className={css.name}>{isOwn ? t('play.shared.you') : seat.name}</span>
              <span>{formatMoney({ amount: seat.staked, currency: seat.currency })}</span>
              <b className={css.said}>{text}</b>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{t('play.shared.drawn')}</p>
    </section>
  );
}
