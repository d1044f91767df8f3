import { Link } from '@tanstack/react-router';
import { type JackpotWinner, jackpots } from '#contract/jackpots.ts';
import { formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import css from './winners-table.module.css';

interface WinnersTableProps {
  winners: readonly JackpotWinner[];
  /** On the page of one jackpot its name says nothing new. */
  isOfOne?: boolean;
}

/** Newest first; one's own are marked. */
export function WinnersTable({ winners, isOfOne = false }: WinnersTableProps) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const own = useRead(jackpots.getOwn, {}, { enabled: isPlayer }).data?.items ?? [];
  const isOwn = (win: JackpotWinner) =>
    isPlayer && own.some(({ jackpot_id, cycle }) => jackpot_id === win.jackpot_id && cycle === win.cycle);
  if (winners.length === 0)
    return (
      <EmptyState object="/art/obj-320/gem_diamond.webp" level={3} title={t('jackpots.winners.none')}>
        {t('jackpots.winners.noneText')}
      </EmptyState>
    );
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {!isOfOne && <th scope="col">{t('jackpots.winners.jackpot')}</th>}
            <th scope="col">{t('jackpots.winners.game')}</th>
            <th scope="col">{t('jackpots.winners.player')}</th>
            <th scope="col" className={css.bet}>
              {t('jackpots.winners.bet')}
            </th>
            <th scope="col" className={css.sum}>
              {t('jackpots.winners.won')}
            </th>
            <th scope="col">{t('jackpots.winners.proof')}</th>
          </tr>
        </thead>
        <tbody>
          {winners.map((win) => (
            <Row key={`${win.jackpot_id}-${win.cycle}`} {...{ win, isOfOne }} isOwn={isOwn(win)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ win, isOfOne, isOwn }: { win: JackpotWinner; isOfOne: boolean; isOwn: boolean }) {
  const t = useText();
  const { title, image, game, nickname, at, bet, amount, jackpot_id, cycle } = win;
  return (
    <tr className={classes(isOwn && css.own)} {...(isOwn && { 'aria-current': 'true' })}>
      {!isOfOne && (
        <td>
          <Link className={css.tier} to="/jackpots/$id" params={{ id: String(jackpot_id) }}>
            <img src={`/art/obj-320/${image}.webp`} width={24} height={24} alt="" loading="lazy" />
            {title}
          </Link>
        </td>
      )}
      <td>
        <Link className={css.game} to="/game/$sysname" params={{ sysname: game.sysname }}>
          <img src={`/art/tiles-240/${game.sysname}.webp`} width={30} height={40} alt="" loading="lazy" />
          {game.name}
        </Link>
      </td>
      <td>
        {isOwn ? t('jackpots.winners.you') : nickname}
        <small className={css.at}>
          <Moment at={at} />
        </small>
      </td>
      <td className={css.bet}>{formatMoney(bet)}</td>
      <td className={css.sum}>
        <strong className={css.won}>{formatMoney(amount)}</strong>
      </td>
      <td>
        <Link
          className={css.check}
          to="/fairness"
          search={{ jackpot: String(jackpot_id), cycle: String(cycle) }}
          hash="check-drop"
          aria-label={t('jackpots.winners.checkThis', { title, time: at.slice(0, 10) })}
        >
          <Icon name="check-circle" size={17} />
          <span className={css.word}>{t('jackpots.winners.check')}</span>
        </Link>
      </td>
    </tr>
  );
}
