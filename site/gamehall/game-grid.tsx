import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { games } from '#contract/games.ts';
import type { Refusal } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import { gamesOf, HALL_PAGE_SIZE, type HallChoice } from './hall-choice.ts';

/** The games of a choice, a page at a time. */
export function GameGrid({ choice }: { choice: HallChoice }) {
  const t = useText();
  const [pages, setPages] = usePages(choice);
  const { data, error, isPlaceholderData, refetch } = useRead(games.get, gamesOf(choice));
  if (error && data === undefined) return <Failed refusal={error} onRetry={() => void refetch()} />;
  if (data?.count === 0) return <Empty />;
  const count = data?.count ?? HALL_PAGE_SIZE;
  const shown = Math.min(count, pages * HALL_PAGE_SIZE);

  return (
    <>
      <ul className={css.grid} aria-busy={isPlaceholderData}>
        {Array.from({ length: pages }, (_, page) => page * HALL_PAGE_SIZE).map((offset) => (
          <GridPage key={offset} choice={choice} offset={offset} />
        ))}
      </ul>
      {shown < count && (
        <div className={css.more}>
          <p className={css.shown}>{t('hall.shown', { shown, count })}</p>
          <Button size="l" onClick={() => setPages(pages + 1)}>
            {t('hall.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** How many pages are shown; another choice begins with one again. */
function usePages(choice: HallChoice) {
  const key = JSON.stringify(choice);
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  return [pages, (more: number) => setShown({ key, pages: more })] as const;
}

function GridPage({ choice, offset }: { choice: HallChoice; offset: number }) {
  const { data } = useRead(games.get, gamesOf(choice, offset));
  if (data === undefined) return ghosts;
  return data.items.map((game) => (
    <li key={game.sysname}>
      <GameTile game={game} isEager={offset === 0} />
    </li>
  ));
}

const ghosts = Array.from({ length: HALL_PAGE_SIZE }, (_, place) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
  <li key={place}>
    <Skeleton shape="tile" />
  </li>
));

function Empty() {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/ghost.webp"
      title={t('hall.empty.title')}
      action={<ButtonLink link={<Link to="/gamehall" />}>{t('hall.empty.action')}</ButtonLink>}
    >
      {t('hall.empty.text')}
    </EmptyState>
  );
}

function Failed({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const t = useText();
  const reason = useRefusalText(refusal);
  return (
    <EmptyState
      object="/art/obj-320/potion.webp"
      title={t('hall.failed.title')}
      action={<Button onClick={onRetry}>{t('hall.failed.action')}</Button>}
    >
      {reason} {t('hall.failed.text')}
    </EmptyState>
  );
}
