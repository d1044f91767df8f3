import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { metadata } from '#contract/metadata.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './game-row.module.css';
import { GameTile } from './game-tile.tsx';

interface GameRowProps {
  title: string;
  /** Which games: the question whose answer the row shows. */
  of: Input<typeof games.get>;
  /** The hall's address of the same choice. */
  all: { category?: string; providers?: string; sort?: string };
  /** In the order of the house, with numbers. */
  isRanked?: boolean;
}

export function GameRow({ title, of, all, isRanked = false }: GameRowProps) {
  const t = useText();
  const { data } = useRead(games.get, of);
  const { data: told } = useRead(metadata.get, {});
  if (data === undefined || data.items.length === 0) return null;

  return (
    <Scroller
      title={told?.feature_flags.clickableTitle ? <TitleLink {...{ title, all }} /> : title}
      note={isRanked ? null : t('shell.row.count', { count: data.count })}
      holds={isRanked ? 'ranked' : 'tiles'}
      previousLabel={t('shell.row.previous')}
      nextLabel={t('shell.row.next')}
      action={
        <ButtonLink size="s" link={<Link to="/gamehall" search={all} />}>
          {t('shell.row.all')}
        </ButtonLink>
      }
    >
      {data.items.map((game, place) =>
        isRanked ? (
          <Ranked key={game.sysname} place={place + 1}>
            <GameTile game={game} />
          </Ranked>
        ) : (
          <GameTile key={game.sysname} game={game} />
        ),
      )}
    </Scroller>
  );
}

const TitleLink = ({ title, all }: Pick<GameRowProps, 'title' | 'all'>) => (
  <Link className={css.title} to="/gamehall" search={all}>
    {title}
  </Link>
);

const Ranked = ({ place, children }: { place: number; children: ReactNode }) => (
  <div className={css.ranked}>
    <span className={css.place}>{place}</span>
    <div className={css.tile}>{children}</div>
  </div>
);
