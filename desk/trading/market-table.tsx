import { Fragment } from 'react';
import type { TradedBook, TradedMarket, TradedOutcome } from '#contract/desk/trading-shapes.ts';
import { formatNumber } from '#rules/format.ts';
import { formatOdds } from '#sports/odds/formats.ts';
import { classes } from '#ui/classes.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { MoreActs } from '../parts/more-acts.tsx';
import { Empty, Tag } from '../parts/pieces.tsx';
import type { Act } from './act-dialog.tsx';
import bookCss from './book.module.css';
import type { ChosenOutcome } from './event-book.tsx';
import { fairOdds, houseSum, percentText } from './sums.ts';
import tonesCss from './tones.module.css';

interface MarketTableProps {
  book: TradedBook;
  mayTrade: boolean;
  chosen: ChosenOutcome | null;
  onChoose: (chosen: ChosenOutcome) => void;
  onAct: (act: Act) => void;
}

export function MarketTable({ book, mayTrade, chosen, onChoose, onAct }: MarketTableProps) {
  const most = Math.max(
    1,
    ...book.markets.flatMap(({ outcomes }) => outcomes.map(({ if_wins }) => Math.abs(if_wins))),
  );
  if (book.markets.length === 0) return <Empty title={t('desk.trading.noMarkets')} />;
  return (
    <table className={bookCss.table}>
      <thead>
        <tr>
          <th>{t('desk.trading.outcome')}</th>
          <th className={bookCss.lesser}>{t('desk.trading.fair')}</th>
          <th>{t('desk.trading.price')}</th>
          <th className={bookCss.lesser}>{t('desk.trading.bets')}</th>
          <th className={bookCss.lesser}>{t('desk.trading.stakesIn')}</th>
          <th>{t('desk.trading.ifWins')}</th>
        </tr>
      </thead>
      <tbody>
        {book.markets.map((market) => (
          <Fragment key={market.id}>
            <MarketHead market={market} mayTrade={mayTrade} onAct={onAct} />
            {market.outcomes.map((outcome) => (
              <OutcomeRow
                key={outcome.code}
                outcome={outcome}
                most={most}
                isPaused={market.pause !== null}
                isChosen={chosen?.market === market.id && chosen.outcome === outcome.code}
                onChoose={mayTrade ? () => onChoose({ market: market.id, outcome: outcome.code }) : undefined}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function MarketHead({
  market,
  mayTrade,
  onAct,
}: Pick<MarketTableProps, 'mayTrade' | 'onAct'> & { market: TradedMarket }) {
  const {
    id,
    name,
    margin_now: now,
    pause,
    is_trader_pause: isPaused,
    margin,
    limit,
    is_void: isVoid,
    fullness,
  } = market;
  const act = (kind: 'margin' | 'limit' | 'suspend' | 'reopen' | 'void') =>
    onAct({ kind, market: { id, name } });
  return (
    <tr className={bookCss.market}>
      <th colSpan={6} scope="rowgroup">
        <div>
          <b>{name}</b>
          {pause !== 'ended' && (
            <span className={tonesCss.soft}>
              {t('desk.trading.marginNow', { percent: percentText(now) })}
            </span>
          )}
          {margin !== null && <Tag tone="info">{t('desk.trading.marginX', { factor: margin })}</Tag>}
          {limit !== null && <Tag tone="info">{t('desk.trading.limitX', { factor: limit })}</Tag>}
          {fullness >= 0.5 && (
            <Tag tone="due">{t('desk.trading.full', { percent: percentText(fullness) })}</Tag>
          )}
          {pause !== null && <Tag tone={isPaused ? 'bad' : 'due'}>{t(`desk.trading.pause.${pause}`)}</Tag>}
          {isVoid && <Tag tone="bad">{t('desk.trading.void')}</Tag>}
          {mayTrade && (
            <span className={bookCss.acts}>
              <Button isSmall look="line" icon="percent" onClick={() => act('margin')}>
                {t('desk.trading.act.margin')}
              </Button>
              {isPaused ? (
                <Button isSmall look="next" onClick={() => act('reopen')}>
                  {t('desk.trading.act.reopen')}
                </Button>
              ) : (
                <Button isSmall look="harm" disabled={pause === 'ended'} onClick={() => act('suspend')}>
                  {t('desk.trading.act.suspend')}
                </Button>
              )}
              <MoreActs
                label={name}
                acts={[
                  { name: t('desk.trading.act.limit'), act: () => act('limit') },
                  { name: t('desk.trading.act.void'), isDisabled: isVoid, act: () => act('void') },
                ]}
              />
            </span>
          )}
        </div>
      </th>
    </tr>
  );
}

interface OutcomeRowProps {
  outcome: TradedOutcome;
  most: number;
  isPaused: boolean;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

function OutcomeRow({ outcome, most, isPaused, isChosen, onChoose }: OutcomeRowProps) {
  const { name, chance, odds, is_set: isSet, bets, staked, if_wins: ifWins } = outcome;
  const price = odds === null ? '–' : formatOdds(odds, 'decimal');
  return (
    <tr className={classes(isPaused && bookCss.paused)} aria-selected={isChosen}>
      <th scope="row">{name}</th>
      <td className={bookCss.lesser}>{chance > 0 ? fairOdds(chance) : '–'}</td>
      <td>
        <button
          type="button"
          className={classes(bookCss.odds, isSet && bookCss.isSet)}
          disabled={odds === null || onChoose === undefined}
          title={isSet ? t('desk.trading.isSet') : undefined}
          aria-label={t('desk.trading.changeOf', { name, price })}
          onClick={onChoose}
        >
          {price}
        </button>
      </td>
      <td className={bookCss.lesser}>{bets === 0 ? '–' : bets}</td>
      <td className={bookCss.lesser}>{bets === 0 ? '–' : formatNumber(Math.round(staked / 100))}</td>
      <td>
        {bets === 0 && ifWins === 0 ? (
          <span className={tonesCss.soft}>{t('desk.trading.noBets')}</span>
        ) : (
          <span className={bookCss.wins}>
            <span className={bookCss.bar} aria-hidden="true">
              <span
                className={ifWins < 0 ? bookCss.pays : bookCss.keeps}
                style={{ inlineSize: `${(50 * Math.abs(ifWins)) / most}%` }}
              />
            </span>
            <b className={ifWins < 0 ? tonesCss.down : tonesCss.up}>{houseSum(ifWins)}</b>
          </span>
        )}
      </td>
    </tr>
  );
}
