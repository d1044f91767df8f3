// /gamehall
import { useRouterState } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { Favourites } from './favourites.tsx';
import { GameGrid } from './game-grid.tsx';
import css from './gamehall.module.css';
import { FAVOURITES, gamesOf, type HallChoice, isFavourites, readChoice } from './hall-choice.ts';
import { HallFilters } from './hall-filters.tsx';
import { HallSearch } from './hall-search.tsx';

export const reads: PageModule['reads'] = ({ search }) => [needs(games.get, gamesOf(readChoice(search)))];
export const texts: PageModule['texts'] = ['hall'];
export const head: PageModule['head'] = (say) => ({
  title: say('hall.head.title'),
  description: say('hall.head.description'),
});

export default function GamehallPage() {
  const choice = readChoice(useRouterState({ select: ({ location }) => location.search }));
  const { data } = useRead(games.get, gamesOf(choice));
  const t = useText();
  return (
    <div className={css.hall}>
      <header className={css.header}>
        <Heading level={1} size="card">
          {useTitle(choice)}
        </Heading>
        {data && !isFavourites(choice) && (
          <span className={css.count}>{t('shell.row.count', { count: data.count })}</span>
        )}
        <HallSearch choice={choice} />
      </header>
      <HallFilters choice={choice} />
      {isFavourites(choice) ? <Favourites /> : <GameGrid choice={choice} />}
    </div>
  );
}

/** A single category or studio gives the page its name. */
function useTitle({ categories, providers, type, query }: HallChoice): string {
  const t = useText();
  const named = useRead(games.getCategories, {}).data?.items ?? [];
  const studios = useRead(games.getProviders, {}).data?.items ?? [];
  const [chosen, second] = [...categories, ...providers];
  if (chosen === FAVOURITES) return t('hall.favourites.title');
  if (chosen === undefined || second !== undefined || type !== null || query !== '') return t('hall.title');
  return [...named, ...studios].find(({ sysname }) => sysname === chosen)?.name ?? t('hall.title');
}
