import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { type Game, games } from '#contract/games.ts';
import type { Refusal } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayHash } from '../player/use-play-hash.ts';
import css from './search-results.module.css';
import type { Found } from './use-found.ts';

interface SearchResultsProps {
  listId: string;
  /** Undefined until there is an answer. */
  found: Found | undefined;
  refusal: Refusal | null;
  onRetry: () => unknown;
  /** False while nothing is typed and the list is the house's own choice. */
  isSearching: boolean;
  chosen: number;
  onPoint: (place: number) => void;
}

/** Drawn again only for what it shows: the field above changes with every key. */
export const SearchResults = memo(function SearchResults({
  listId,
  found,
  refusal,
  onRetry,
  isSearching,
  chosen,
  onPoint,
}: SearchResultsProps) {
  const t = useText();
  const studios = useRead(games.getProviders, {}).data?.items;
  if (refusal) return <Failed refusal={refusal} onRetry={onRetry} />;
  if (found === undefined) return <Waiting />;
  if (found.items.length === 0) return <Nothing />;

  return (
    <section>
      <p className={css.note} role="status">
        {isSearching ? t('search.found', { count: found.count }) : t('search.suggested')}
      </p>
      {/* The field above holds the focus and names the chosen row; the rows are links for the pointer. */}
      <div id={listId} role="listbox" aria-label={t('search.title')} tabIndex={-1}>
        {found.items.map((game, place) => (
          <Row
            key={game.sysname}
            id={`${listId}-${game.sysname}`}
            game={game}
            studio={studios?.find(({ sysname }) => sysname === game.provider)?.name}
            place={place}
            isChosen={place === chosen}
            onPoint={onPoint}
          />
        ))}
      </div>
    </section>
  );
});

interface RowProps {
  id: string;
  game: Game;
  studio: string | undefined;
  place: number;
  isChosen: boolean;
  onPoint: (place: number) => void;
}

const Row = memo(function Row({ id, game, studio, place, isChosen, onPoint }: RowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const hash = usePlayHash();
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);

  return (
    <Link
      ref={row}
      id={id}
      to="/game/$sysname"
      params={{ sysname: game.sysname }}
      {...hash}
      className={css.row}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={() => onPoint(place)}
    >
      <img
        className={css.box}
        src={`/art/tiles-240/${game.sysname}.webp`}
        width={48}
        height={64}
        alt=""
        loading="lazy"
      />
      <span className={css.words}>
        <span className={css.name}>{game.name}</span>
        <span className={css.detail}>{studio}</span>
      </span>
      <Icon name="caret-right" size={14} />
    </Link>
  );
});

const Waiting = () => (
  <div aria-hidden="true">
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} shape="block" className={css.ghost} />
    ))}
  </div>
);

function Nothing() {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/ghost.webp"
      title={t('search.nothing.title')}
      level={3}
      action={<ButtonLink link={<Link to="/gamehall" />}>{t('search.nothing.action')}</ButtonLink>}
    >
      {t('search.nothing.text')}
    </EmptyState>
  );
}

function Failed({ refusal, onRetry }: { refusal: Refusal; onRetry: () => unknown }) {
  const t = useText();
  const reason = useRefusalText(refusal);
  return (
    <EmptyState
      object="/art/obj-320/potion.webp"
      title={t('search.failed.title')}
      level={3}
      action={<Button onClick={onRetry}>{t('search.failed.action')}</Button>}
    >
      {reason} {t('search.failed.text')}
    </EmptyState>
  );
}
