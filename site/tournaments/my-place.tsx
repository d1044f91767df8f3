import type { Output } from '#contract/define.ts';
import type { leaderboard } from '#contract/leaderboard.ts';
import type { Tournament } from '#contract/tournaments.ts';
import { formatNumber } from '#rules/format.ts';
import { Progress } from '#ui/progress.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './my-place.module.css';
import { usePrizeText } from './use-prize-text.ts';

type Mine = Output<typeof leaderboard.getMine>;

interface MyPlaceProps {
  run: Tournament;
  mine: Mine;
  /** What was won, once places are final. */
  won: Tournament['prizes'][number]['prize'] | null;
}

/** Where the player stands, how far it is to the place above, and what it would win as things are. */
export function MyPlace({ mine: { rank, points, to_next, rows, rounds }, won }: MyPlaceProps) {
  const t = useText();
  const prizeText = usePrizeText();
  const prize = rows.find(({ is_me }) => is_me)?.prize ?? null;
  const above = to_next === null ? 0 : points + to_next;
  return (
    <section className={css.mine} aria-label={t('tournaments.mine.title')} data-my-rank={rank ?? ''}>
      <div className={css.rank}>
        <small className={css.label}>{t('tournaments.mine.title')}</small>
        {rank === null ? '–' : formatNumber(rank)}
      </div>
      <div className={css.way}>
        <div className={css.line}>
          <strong>
            {rank === null ? t('tournaments.mine.none') : t('tournaments.mine.points', { count: points })}
          </strong>
          {rank !== null && to_next !== null && (
            <span className={css.soft}>
              {t('tournaments.mine.toNext', { points: formatNumber(to_next), rank: rank - 1 })}
            </span>
          )}
          {rank === 1 && <span className={css.soft}>{t('tournaments.mine.first')}</span>}
        </div>
        {rank !== null && (
          <Progress
            label={t('tournaments.mine.title')}
            percent={rank === 1 || above === 0 ? 100 : (100 * points) / above}
            valueText={t('tournaments.mine.points', { count: points })}
          />
        )}
        <p className={css.soft}>
          {rank === null ? t('tournaments.mine.noneText') : t('tournaments.mine.rounds', { count: rounds })}
          {won === null && prize !== null && (
            <>
              {' · '}
              <span className={css.prize}>{t('tournaments.mine.prize', { prize: prizeText(prize) })}</span>
            </>
          )}
          {won !== null && (
            <>
              {' · '}
              <span className={css.prize} data-won="">
                {t('tournaments.mine.won', { prize: prizeText(won) })}
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
