// The book of one event: its head, what it comes to, and every market with the ways to change it.
import { useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { TradedBook } from '#contract/desk/trading-shapes.ts';
import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { MoreActs } from '../parts/more-acts.tsx';
import { Empty, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf, setParams, useParam } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { type Act, ActDialog } from './act-dialog.tsx';
import bookCss from './book.module.css';
import columnsCss from './columns.module.css';
import { Emblem } from './emblem.tsx';
import { hasBegun, StateTag } from './event-list.tsx';
import { MarketTable } from './market-table.tsx';
import panelsCss from './panels.module.css';
import { PricePanel } from './price-panel.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { RiskMaps } from './risk-maps.tsx';
import { SidePanels } from './side-panels.tsx';
import { houseSum, wholeEuros } from './sums.ts';
import tonesCss from './tones.module.css';
import { useMayTrade } from './use-may-trade.ts';

export interface ChosenOutcome {
  market: string;
  outcome: string;
}

export function EventBook({ id }: { id: number }) {
  const [all] = useParam('all');
  const { data: book, error } = useRead(trading.get, { event: id, ...(all !== '' && { all: true }) });
  const [chosen, setChosen] = useState<ChosenOutcome | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const mayTrade = useMayTrade();
  if (error !== null)
    return (
      <section className={columnsCss.panel}>
        <Empty title={t('desk.trading.noEvent')}>{refusalWords(error)}</Empty>
      </section>
    );
  if (book === undefined || book.event.id !== id)
    return <section className={columnsCss.panel} aria-busy="true" />;
  return (
    <>
      <section className={columnsCss.panel} aria-label={t('desk.trading.book')}>
        <BookHead book={book} mayTrade={mayTrade} onAct={setAct} />
        <Strip book={book} />
        <Waiting book={book} />
        <div className={bookCss.scroll}>
          <RiskMaps book={book} />
          <MarketTable book={book} mayTrade={mayTrade} chosen={chosen} onChoose={setChosen} onAct={setAct} />
        </div>
        <footer className={bookCss.foot}>
          <Button isSmall look="line" onClick={() => setParams({ all: all === '' ? '1' : '' })}>
            {t(all === '' ? 'desk.trading.allMarkets' : 'desk.trading.fewerMarkets')}
          </Button>
          <span>{t('desk.trading.shown', { count: book.markets.length })}</span>
        </footer>
      </section>
      <div className={panelsCss.side}>
        {chosen !== null && mayTrade && (
          <PricePanel
            key={`${chosen.market} ${chosen.outcome}`}
            book={book}
            chosen={chosen}
            onClose={() => setChosen(null)}
          />
        )}
        <SidePanels id={id} mayTrade={mayTrade} />
      </div>
      {act !== null && act.kind !== 'result' && (
        <ActDialog event={id} act={act} onClose={() => setAct(null)} />
      )}
      {act?.kind === 'result' && <ResultDialog book={book} onClose={() => setAct(null)} />}
    </>
  );
}

interface HeadProps {
  book: TradedBook;
  mayTrade: boolean;
  onAct: (act: Act) => void;
}

function BookHead({ book: { event }, mayTrade, onAct }: HeadProps) {
  const isOver = ['resulted', 'cancelled', 'abandoned'].includes(event.status);
  return (
    <header className={bookCss.head}>
      <Button
        isSmall
        look="line"
        icon="arrow-left"
        className={bookCss.back}
        aria-label={t('desk.trading.back')}
        onClick={() => setParams({ item: '' })}
      />
      <div className={bookCss.match}>
        <Emblem of={event.home} />
        <b>{event.home.name}</b>
        <span className={bookCss.score}>
          {hasBegun(event) ? `${event.score.home} – ${event.score.away}` : '–'}
        </span>
        <b>{event.away.name}</b>
        <Emblem of={event.away} />
        {event.clock !== null && <span className={bookCss.clock}>{event.clock}</span>}
        {!hasBegun(event) && <When at={event.starts_at} />}
        <StateTag event={event} />
      </div>
      {mayTrade && (
        <div className={bookCss.acts}>
          <Button isSmall look="line" icon="percent" onClick={() => onAct({ kind: 'margin', market: null })}>
            {t('desk.trading.act.margin')}
          </Button>
          {!isOver &&
            (event.is_trader_pause ? (
              <Button isSmall look="next" onClick={() => onAct({ kind: 'reopen', market: null })}>
                {t('desk.trading.act.reopen')}
              </Button>
            ) : (
              <Button
                isSmall
                look="harm"
                icon="pause"
                onClick={() => onAct({ kind: 'suspend', market: null })}
              >
                {t('desk.trading.act.suspend')}
              </Button>
            ))}
          <MoreActs
            label={t('desk.trading.wholeEvent')}
            acts={[
              { name: t('desk.trading.act.limit'), act: () => onAct({ kind: 'limit', market: null }) },
              { name: t('desk.trading.act.result'), act: () => onAct({ kind: 'result' }) },
              { name: t('desk.trading.act.void'), act: () => onAct({ kind: 'void', market: null }) },
            ]}
          />
        </div>
      )}
    </header>
  );
}

const Strip = ({ book: { event, expected, cap, margin, limit } }: { book: TradedBook }) => (
  <dl className={bookCss.strip}>
    <div>
      <dt>{t('desk.trading.stakes')}</dt>
      <dd>{wholeEuros(event.staked)}</dd>
    </div>
    <div>
      <dt>{t('desk.trading.bets')}</dt>
      <dd>{event.bets}</dd>
    </div>
    <div>
      <dt>{t('desk.trading.worstCase')}</dt>
      <dd className={classes(event.worst < 0 && tonesCss.down)}>{houseSum(event.worst)}</dd>
    </div>
    <div>
      <dt>{t('desk.trading.cap')}</dt>
      <dd>{formatNumber(Math.round(cap / 100))}</dd>
    </div>
    <div>
      <dt>{t('desk.trading.expected')}</dt>
      <dd className={classes((expected ?? 0) > 0 && tonesCss.up, (expected ?? 0) < 0 && tonesCss.down)}>
        {expected === null ? '–' : houseSum(expected)}
      </dd>
    </div>
    <div>
      <dt>{t('desk.trading.league')}</dt>
      <dd className={bookCss.league}>{event.league.name}</dd>
    </div>
    {(margin !== null || limit !== null) && (
      <div>
        <dt>{t('desk.trading.setHere')}</dt>
        <dd>
          {margin !== null && t('desk.trading.marginX', { factor: margin })}{' '}
          {limit !== null && t('desk.trading.limitX', { factor: limit })}
        </dd>
      </div>
    )}
  </dl>
);

const Waiting = ({ book: { waiting } }: { book: TradedBook }) =>
  waiting.length === 0 ? null : (
    <p className={bookCss.waiting}>
      {waiting.map(({ id, kind, asked_by }) => (
        <RoomLink key={id} href={addressOf('approvals', { item: String(id) })}>
          <Tag tone="due">
            {t('desk.trading.waits', {
              what: t(`desk.trading.asked.${kind.replace('trading.', '') as 'price'}`),
              by: asked_by,
            })}
          </Tag>
        </RoomLink>
      ))}
    </p>
  );
