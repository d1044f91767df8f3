import { Link } from '@tanstack/react-router';
import { bonuses } from '#contract/bonuses.ts';
import { formatMoney } from '#rules/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './bonus-count.module.css';

const shareOf = (percent: number) => (percent === 0 ? 'none' : percent === 100 ? 'full' : 'part');

/** Before a round: how much of a bet here counts for the bonus in play, and the most that bonus money may stake. */
export function BonusCount({ sysname }: { sysname: string }) {
  const t = useText();
  const counts = useRead(bonuses.getGame, { sysname }).data?.counts;
  if (counts == null) return null;
  const { percent, is_excluded, stake_max, turnover, required } = counts;
  return (
    <p className={css.count}>
      <Icon name="gift" size={18} />
      <span>
        {is_excluded ? t('game.bonus.excluded') : t(`game.bonus.counts.${shareOf(percent)}`, { percent })}{' '}
        {!is_excluded && stake_max !== null && t('game.bonus.most', { amount: formatMoney(stake_max) })}
      </span>
      <Link className={css.so} to="/profile/bonuses">
        {t('game.bonus.so', { done: formatMoney(turnover), total: formatMoney(required) })}
      </Link>
    </p>
  );
}
