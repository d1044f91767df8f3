import { formatDate } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { useMoney } from '../use-money.ts';
import css from './pack-offer.module.css';

/** The player's free spins of this game, above the stakes of their own. */
export function PackOffer({ onChosen }: { onChosen(): void }) {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const { free } = useTableState();
  const [pack] = free.packs;
  if (pack === undefined) return null;
  const isInUse = packInUse(free) !== undefined;
  const { remaining_count: count, stake, expires_at, wins_to: to } = pack;
  const choose = () => {
    table.setFree();
    onChosen();
  };
  return (
    <>
      <button
        type="button"
        className={classes(css.pack, isInUse && css.now)}
        aria-pressed={isInUse}
        onClick={choose}
      >
        <Icon name="gift" size={22} />
        <span>
          <b className={css.title}>{t('play.pack.offer', { count, amount: money(stake) })}</b>
          <small className={css.terms}>
            {t('play.pack.terms', { date: formatDate(new Date(expires_at)), to })}
          </small>
        </span>
      </button>
      <p className={css.own}>{t('play.pack.own')}</p>
    </>
  );
}
