// The ways to narrow the hall. Each is a link to the hall as it would be then, so all of them work without a script.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { gameSorts, games, gameTypes } from '#contract/games.ts';
import { ChipLink } from '#ui/chip.tsx';
import { SegmentNav } from '#ui/segment.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import type { PageAddress } from '../routing/page.ts';
import { FAVOURITES, type HallChoice, isFavourites, toggled } from './hall-choice.ts';
import css from './hall-filters.module.css';

export function HallFilters({ choice }: { choice: HallChoice }) {
  return (
    <div className={css.filters}>
      <Types choice={choice} />
      <Categories choice={choice} />
      <Studios choice={choice} />
      <Sorts choice={choice} />
    </div>
  );
}

function Types({ choice }: { choice: HallChoice }) {
  const t = useText();
  const places = ([null, ...gameTypes] as const).map((type) => ({
    key: type ?? 'all',
    label: t(`hall.types.${type ?? 'all'}`),
    link: <FilterLink change={{ type: type ?? undefined }} isChosen={type === choice.type} />,
  }));
  return (
    <div className={css.types}>
      <SegmentNav label={t('hall.types.label')} places={places} />
    </div>
  );
}

function Sorts({ choice }: { choice: HallChoice }) {
  const t = useText();
  return (
    <Row label={t('hall.sort.label')}>
      {([null, ...gameSorts] as const).map((sort) => (
        <li key={sort ?? 'house'}>
          <ChipLink
            link={<FilterLink change={{ sort: sort ?? undefined }} isChosen={sort === choice.sort} />}
          >
            {t(`hall.sort.${sort ?? 'house'}`)}
          </ChipLink>
        </li>
      ))}
    </Row>
  );
}

function Categories({ choice }: { choice: HallChoice }) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const { data } = useRead(games.getCategories, {});
  return (
    <Row label={t('hall.categories')}>
      {isPlayer && <Favourites choice={choice} />}
      {data?.items.map(({ sysname, name, image }) => (
        <li key={sysname}>
          <ChipLink
            object={`/art/obj-96/${image}.webp`}
            link={
              <FilterLink
                change={{ category: toggled(withoutOwn(choice.categories), sysname) }}
                isChosen={choice.categories.includes(sysname)}
              />
            }
          >
            {name}
          </ChipLink>
        </li>
      ))}
    </Row>
  );
}

/** The player's own list stands alone: it is no tag that others could be added to. */
function Favourites({ choice }: { choice: HallChoice }) {
  const t = useText();
  const isChosen = isFavourites(choice);
  return (
    <li>
      <ChipLink
        icon="heart"
        link={<FilterLink change={{ category: isChosen ? undefined : FAVOURITES }} isChosen={isChosen} />}
      >
        {t('hall.favourites.title')}
      </ChipLink>
    </li>
  );
}

function Studios({ choice }: { choice: HallChoice }) {
  const t = useText();
  const { data } = useRead(games.getProviders, {});
  return (
    <Row label={t('hall.studios')}>
      {data?.items.map(({ sysname, name, mark, colour }) => (
        <li key={sysname}>
          <ChipLink
            link={
              <FilterLink
                change={{ providers: toggled(choice.providers, sysname) }}
                isChosen={choice.providers.includes(sysname)}
              />
            }
          >
            <svg viewBox="0 0 24 22" width="18" height="16" fill={colour} aria-hidden="true">
              <path d={mark} />
            </svg>
            {name}
          </ChipLink>
        </li>
      ))}
    </Row>
  );
}

const withoutOwn = (categories: readonly string[]) => categories.filter((one) => one !== FAVOURITES);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={css.row}>{children}</ul>
  </nav>
);

interface FilterLinkProps {
  /** What is different in the address then. */
  change: PageAddress['search'];
  isChosen: boolean;
  className?: string;
  children?: ReactNode;
}

/** The router calls current what leads to this very place; a chosen category leads away from it, and is current too. */
const FilterLink = ({ change, isChosen, ...rest }: FilterLinkProps) => (
  <Link
    {...rest}
    to="/gamehall"
    search={(before) => ({ ...before, ...change })}
    resetScroll={false}
    activeOptions={{ exact: true }}
    {...(isChosen && { 'aria-current': 'true' })}
  />
);
