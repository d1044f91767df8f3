import { Link } from '@tanstack/react-router';
import type { Win } from '#contract/leaderboard.ts';
import { formatMoney } from '#rules/format.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './win-card.module.css';

/** One win: of which game, by whom, and what it brought. */
export function WinCard({ win: { id, game, name, amount, stake, jackpot, at } }: { win: Win }) {
  const t = useText();
  return (
    <div className={css.win} data-win={id}>
      <Link to="/game/$sysname" params={{ sysname: game.sysname }} className={css.game}>
        <img src={game.image} width={44} height={58} alt="" loading="lazy" decoding="async" />
        <span className={css.names}>
          <strong>{game.name}</strong>
          <span className={css.soft}>{name}</span>
        </span>
      </Link>
      <span className={css.sum}>
        <strong className={css.amount}>{formatMoney(amount)}</strong>
        <small className={css.soft}>
          {jackpot === null ? (
            t('winners.stake', { stake: formatMoney(stake) })
          ) : (
            <Link to="/jackpots/$id" params={{ id: String(jackpot) }} className={css.jackpot}>
              {t('winners.jackpot')}
            </Link>
          )}{' '}
          · <Moment at={at} />
        </small>
      </span>
    </div>
  );
}
