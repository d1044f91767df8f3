// /betting/results: how matches ended, by day, sport and name
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { sportsCalls } from '#contract/betting/sports.ts';
import type { Input } from '#contract/define.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageAddress, type PageModule } from '../routing/page.ts';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import { PageHead } from './page-head.tsx';
import css from './results.module.css';
import { SportChips } from './sport-chips.tsx';
import { useEventTime } from './use-event-time.ts';
import { useWordsOf } from './use-market-words.ts';
import { VirtualBadge } from './virtual-badge.tsx';

const ROWS = 40;

interface Choice {
  sport: Sport | undefined;
  search: string;
  page: number;
}

/** What makes no sense is as if it were not said. */
const readChoice = ({ sport, query, page }: PageAddress['search']): Choice => ({
  sport: sports.find((name) => name === sport),
  search: (query ?? '').slice(0, 60),
  page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
});

const inputOf = ({ sport, search, page }: Choice): Input<typeof sportsCalls.getResults> => ({
  ...(sport !== undefined && { sport }),
  ...(search !== '' && { search }),
  offset: (page - 1) * ROWS,
  count: ROWS,
});

const searchOf = ({ sport, search, page }: Choice): Record<string, string> => ({
  ...(sport !== undefined && { sport }),
  ...(search !== '' && { query: search }),
  ...(page > 1 && { page: String(page) }),
});

export const reads: PageModule['reads'] = ({ search }) => [
  needs(sportsCalls.get, {}),
  needs(sportsCalls.getResults, inputOf(readChoice(search))),
];
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say) => ({
  title: say('betting.head.results'),
  description: say('betting.head.resultsText'),
});
export const side: PageModule['side'] = BettingSide;

export default function ResultsPage() {
  const t = useText();
  const router = useRouter();
  const choice = readChoice(useSearch({ strict: false }));
  const { data } = useRead(sportsCalls.getResults, inputOf(choice));
  const words = useWordsOf();
  const choose = (change: Partial<Choice>) =>
    void router.navigate({
      to: '/betting/results',
      search: searchOf({ ...choice, page: 1, ...change }),
      resetScroll: false,
    });
  return (
    <BettingFrame>
      <SportChips />
      <PageHead title={t('betting.nav.results')} badge="leagues" />
      <div className={css.filters}>
        <select
          aria-label={t('betting.results.sport')}
          value={choice.sport ?? ''}
          onChange={({ target }) => choose({ sport: sports.find((name) => name === target.value) })}
        >
          <option value="">{t('betting.nav.all')}</option>
          {sports.map((name) => (
            <option key={name} value={name}>
              {words(name).sport(name)}
            </option>
          ))}
        </select>
        <input
          type="search"
          defaultValue={choice.search}
          maxLength={60}
          aria-label={t('betting.search.label')}
          placeholder={t('betting.search.label')}
          onChange={({ target }) => choose({ search: target.value.trim() })}
        />
      </div>
      {data?.items.length === 0 ? (
        <EmptyState object="/art/obj-320/trophy.webp" title={t('betting.none.results')} />
      ) : (
        <ul className={css.list}>
          {data?.items.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data !== undefined && data.count > ROWS && (
        <Pagination
          label={t('betting.nav.results')}
          page={choice.page}
          pageCount={Math.ceil(data.count / ROWS)}
          previousLabel={t('shell.row.previous')}
          nextLabel={t('shell.row.next')}
          to={(page) => <Link to="/betting/results" search={searchOf({ ...choice, page })} />}
        />
      )}
    </BettingFrame>
  );
}

type ResultRow = NonNullable<
  ReturnType<typeof useRead<typeof sportsCalls.getResults>>['data']
>['items'][number];

function Row({ row }: { row: ResultRow }) {
  const t = useText();
  const { both } = useEventTime();
  return (
    <li>
      <span className={css.when}>
        {both(row.starts_at)}
        <small>{row.league.name}</small>
      </span>
      <Link to="/betting/event/$id" params={{ id: String(row.id) }} className={css.match}>
        {row.home} – {row.away}
      </Link>
      {row.league.is_virtual && (
        <span className={css.badge}>
          <VirtualBadge />
        </span>
      )}
      <span className={css.score}>
        {row.ending === 'played' ? (
          <>
            <b>{`${row.score.home} : ${row.score.away}`}</b>
            <small>{row.periods.map(({ home, away }) => `${home}:${away}`).join(', ')}</small>
          </>
        ) : (
          <b>{endings.has(row.ending) ? t(`betting.ending.${row.ending as Ending}`) : row.ending}</b>
        )}
      </span>
    </li>
  );
}

type Ending = 'abandoned' | 'retired' | 'walkover' | 'cancelled' | 'reversed';
const endings: ReadonlySet<string> = new Set<Ending>([
  ...(['abandoned', 'retired', 'walkover', 'cancelled', 'reversed'] as const),
]);
