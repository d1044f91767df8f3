// All markets of a match: by groups, pinned ones first, with a search.
import { useState } from 'react';
import type { EventRow, MarketShown } from '#contract/betting/event.ts';
import { type MarketGroup, marketGroups } from '#sports/markets/market.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePinned } from '../kept-choices.ts';
import { sportObject } from '../sport-objects.ts';
import { useMarketWords } from '../use-market-words.ts';
import { MarketCard } from './market-card.tsx';
import { cardsOf, type MarketCardData } from './market-cards.ts';
import css from './market-list.module.css';

type Tab = 'pinned' | 'all' | MarketGroup;

export function MarketList({ event, markets }: { event: EventRow; markets: readonly MarketShown[] }) {
  const t = useText();
  const words = useMarketWords(event.league.sport);
  const pinned = usePinned();
  const [wish, setWish] = useState<Tab>('pinned');
  const [search, setSearch] = useState<string | null>(null);
  const cards = cardsOf(event.league.sport, markets);
  const sides = { home: event.home.name, away: event.away.name };
  const titleOf = ({ markets: [first] }: MarketCardData) => words.market(first!, sides);
  const inTab = (tab: Tab) =>
    cards.filter(({ name, group }) => (tab === 'pinned' ? pinned.has(name) : tab === 'all' || tab === group));
  const tab: Tab = wish === 'pinned' && inTab('pinned').length === 0 ? 'main' : wish;
  const tabs: Tab[] = ['pinned', 'all', ...marketGroups.filter((group) => inTab(group).length > 0)];
  const found = search?.trim().toLowerCase();
  const shown = found ? cards.filter((card) => titleOf(card).toLowerCase().includes(found)) : inTab(tab);
  return (
    <section aria-label={t('betting.markets')}>
      <div className={css.bar}>
        <div className={css.tabs} role="tablist" aria-label={t('betting.markets')}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={!found && tab === name}
              disabled={name === 'pinned' && inTab('pinned').length === 0}
              onClick={() => {
                setSearch(null);
                setWish(name);
              }}
            >
              {name === 'pinned' && <Icon name="star-filled" size={14} />}
              {name === 'pinned' || name === 'all' ? t(`betting.tab.${name}`) : words.group(name)}
              <small>{inTab(name).reduce((sum, card) => sum + card.markets.length, 0)}</small>
            </button>
          ))}
        </div>
        <button
          type="button"
          className={css.find}
          aria-expanded={search !== null}
          aria-label={t('betting.findMarket')}
          onClick={() => setSearch(search === null ? '' : null)}
        >
          <Icon name="search" size={17} />
        </button>
      </div>
      {search !== null && (
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens a search is about to type
          autoFocus
          type="search"
          className={css.search}
          value={search}
          maxLength={40}
          aria-label={t('betting.findMarket')}
          placeholder={t('betting.findMarket')}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState object={sportObject(event.league.sport, 320)} title={t('betting.none.markets')} />
      ) : (
        <div className={css.columns}>
          {[0, 1].map((half) => (
            <div key={half} className={css.column}>
              {shown
                .filter((_, place) => place % 2 === half)
                .map((card) => (
                  <MarketCard key={card.name} event={event} card={card} title={titleOf(card)} />
                ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
