import { Link } from '@tanstack/react-router';
import type { Output } from '#contract/define.ts';
import type { leaderboard } from '#contract/leaderboard.ts';
import type { Tournament } from '#contract/tournaments.ts';
import { formatNumber } from '#rules/format.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './best-rounds.module.css';

interface BestRoundsProps {
  best: Output<typeof leaderboard.getMine>['best'];
  scoring: Tournament['scoring'];
}

/** What a multiple of 1 is worth in points. */
const POINTS_A_MULTIPLE = 10;

/** What the player's points are made of. */
export function BestRounds({ best, scoring: { by } }: BestRoundsProps) {
  const t = useText();
  if (best.length === 0) return null;
  const isMultiple = by === 'multiplier' || by === 'sumTopN';
  return (
    <Panel className={css.panel}>
      <Heading level={2}>{t('tournaments.best.title')}</Heading>
      <ul className={css.rounds}>
        {best.map(({ game, score, at }) => (
          <li key={`${game}${at}`}>
            <Link to="/game/$sysname" params={{ sysname: game }} className={css.round}>
              <img
                src={`/art/tiles-240/${game}.webp`}
                width={96}
                height={72}
                alt={game}
                loading="lazy"
                decoding="async"
              />
              <strong>
                {isMultiple
                  ? t('tournaments.best.multiple', { value: formatNumber(score / POINTS_A_MULTIPLE) })
                  : t('tournaments.mine.points', { count: score })}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
