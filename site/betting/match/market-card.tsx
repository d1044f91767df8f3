import { useState } from 'react';
import type { EventRow, MarketShown } from '#contract/betting/event.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePinned } from '../kept-choices.ts';
import { MarketPrices } from '../market-prices.tsx';
import { marketType } from '../market-tables.ts';
import { isLive } from '../use-board.ts';
import { handicaps, plainLine, signed, useMarketWords } from '../use-market-words.ts';
import css from './market-card.module.css';
import { type MarketCardData, mainLines } from './market-cards.ts';

interface MarketCardProps {
  event: EventRow;
  card: MarketCardData;
  title: string;
}

/** One question with its answers: pinned, folded, and paused with its reason. */
export function MarketCard({ event, card, title }: MarketCardProps) {
  const t = useText();
  const pinned = usePinned();
  const [isFolded, setIsFolded] = useState(false);
  const isPinned = pinned.has(card.name);
  const [first] = card.markets;
  const pause = card.markets.every((market) => market.pause !== null) ? first!.pause : null;
  const kind = marketType(event.league.sport, first!.code)?.kind;
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h3>{title}</h3>
        {pause && (
          <span className={css.pause}>
            <Icon name="lock" size={12} />
            {t(`betting.pause.${pause}`)}
          </span>
        )}
        <span className={css.acts}>
          {first!.has_cash_out && (
            <span className={css.sign} title={t('betting.cashOutOffered')}>
              <Icon name="hand-coins" size={17} label={t('betting.cashOutOffered')} />
            </span>
          )}
          <button
            type="button"
            className={css.pin}
            aria-pressed={isPinned}
            aria-label={t('betting.pin', { name: title })}
            onClick={() => pinned.toggle(card.name)}
          >
            <Icon name={isPinned ? 'star-filled' : 'star'} size={16} />
          </button>
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={t('betting.fold', { name: title })}
            onClick={() => setIsFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'caret-right' : 'caret-down'} size={13} />
          </button>
        </span>
      </header>
      {!isFolded && (
        <>
          {kind === 'handicap' && isLive(event) && <p className={css.note}>{t('betting.countsFromNow')}</p>}
          {card.hasLines ? (
            <Lines event={event} markets={card.markets} />
          ) : (
            card.markets.map((market) => <MarketPrices key={market.id} event={event} market={market} />)
          )}
        </>
      )}
    </section>
  );
}

function Lines({ event, markets }: { event: EventRow; markets: readonly MarketShown[] }) {
  const t = useText();
  const words = useMarketWords(event.league.sport);
  const [isWhole, setIsWhole] = useState(false);
  const lines = isWhole ? markets : mainLines(markets);
  const [first] = markets;
  const kind = marketType(event.league.sport, first!.code)?.kind ?? '';
  const sides = { home: event.home.short, away: event.away.short };
  const withoutLine = { ...first!, params: {} };
  return (
    <div className={css.lines} data-columns={first!.outcomes.length}>
      <div className={css.titles} aria-hidden="true">
        <span>{t('betting.line')}</span>
        {first!.outcomes.map(({ code }) => (
          <span key={code}>{words.outcome(withoutLine, code, sides)}</span>
        ))}
      </div>
      {lines.map((market) => (
        <div key={market.id} className={css.line}>
          <span>
            {handicaps.has(kind)
              ? signed(market.params['line'] as number)
              : plainLine(market.params['line'] as number)}
          </span>
          <MarketPrices event={event} market={market} shape={market.outcomes.length > 3 ? 'row' : 'alone'} />
        </div>
      ))}
      {markets.length > mainLines(markets).length && (
        <button type="button" className={css.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('betting.fewerLines') : t('betting.allLines', { count: markets.length })}
        </button>
      )}
    </div>
  );
}
