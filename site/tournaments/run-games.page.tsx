// /tournaments/{id}/gamehall: the games of one run, a page of twelve at a time
import { Link, notFound, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { games } from '#contract/games.ts';
import { tournaments } from '#contract/tournaments.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { GameTile } from '../gamehall/game-tile.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import css from './run-games.module.css';

const PAGE_SIZE = 12;

const asked = (id = '') => ({ ids: [id] });
const gamesOf = (id: string, offset = 0) => ({
  options: JSON.stringify({ id: Number(id), type: 'tournament' }),
  count: PAGE_SIZE,
  ...(offset > 0 && { offset }),
});

export const reads: PageModule['reads'] = ({ params: { id } }) => [needs(tournaments.get, asked(id))];
export const check: PageModule['check'] = ({ params: { id } }, answers) => {
  if (answers(tournaments.get, asked(id))?.items.length !== 1) throw notFound();
};
export const readsNext: PageModule['readsNext'] = ({ params: { id = '' } }) => [
  needs(games.get, gamesOf(id)),
];
export const texts: PageModule['texts'] = ['tournaments'];
export const head: PageModule['head'] = (say, { params: { id } }, answers) => {
  const run = answers(tournaments.get, asked(id))?.items[0];
  return {
    title: run ? say('tournaments.games.page', { title: run.title }) : say('tournaments.games.head'),
    isIndexed: false,
  };
};

export default function RunGamesPage() {
  const t = useText();
  const { id = '' } = useParams({ strict: false });
  const [pages, setPages] = useState(1);
  const { data: told } = useRead(tournaments.get, asked(id));
  const { data, error, refetch } = useRead(games.get, gamesOf(id));
  const run = told?.items[0];
  if (run === undefined) return null;
  const count = data?.count ?? 0;
  const shown = Math.min(count, pages * PAGE_SIZE);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Heading level={1} size="card">
          {t('tournaments.games.page', { title: run.title })}
        </Heading>
        <span className={css.count}>{t('shell.row.count', { count })}</span>
        <ButtonLink size="s" icon="arrow-left" link={<Link to="/tournaments/$id" params={{ id }} />}>
          {t('tournaments.games.back')}
        </ButtonLink>
      </header>
      {error && data === undefined && (
        <EmptyState
          object="/art/obj-320/potion.webp"
          title={t('tournaments.games.failed')}
          action={<Button onClick={() => void refetch()}>{t('tournaments.games.retry')}</Button>}
        />
      )}
      <ul className={css.grid}>
        {Array.from({ length: pages }, (_, page) => page * PAGE_SIZE).map((offset) => (
          <GridPage key={offset} id={id} offset={offset} />
        ))}
      </ul>
      {shown < count && (
        <div className={css.more}>
          <p className={css.count}>{t('tournaments.games.shown', { shown, count })}</p>
          <Button size="l" onClick={() => setPages(pages + 1)}>
            {t('tournaments.games.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function GridPage({ id, offset }: { id: string; offset: number }) {
  const { data } = useRead(games.get, gamesOf(id, offset));
  return data?.items.map((game) => (
    <li key={game.sysname}>
      <GameTile game={game} isEager={offset === 0} />
    </li>
  ));
}
