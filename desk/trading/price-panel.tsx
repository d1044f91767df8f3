// A price set by hand: what it does to the margin is seen before it is done, and when it needs a second trader it says so.
import { useEffect, useRef, useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { TradedBook, TradedMarket, TradedOutcome } from '#contract/desk/trading-shapes.ts';
import { marginOfPrices, needsSecondTrader } from '#rules/set-prices.ts';
import { formatOdds } from '#sports/odds/formats.ts';
import { ladderStep } from '#sports/odds/ladder.ts';
import { Icon } from '#ui/icon.tsx';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, Panel } from '../parts/pieces.tsx';
import { sayToast } from '../shell/toasts.ts';
import type { ChosenOutcome } from './event-book.tsx';
import panelsCss from './panels.module.css';
import { fairOdds, percentText } from './sums.ts';

interface PricePanelProps {
  book: TradedBook;
  chosen: ChosenOutcome;
  onClose: () => void;
}

export function PricePanel({ book, chosen, onClose }: PricePanelProps) {
  const market = book.markets.find(({ id }) => id === chosen.market);
  const outcome = market?.outcomes.find(({ code }) => code === chosen.outcome);
  if (market === undefined || outcome === undefined || outcome.odds === null)
    return (
      <Panel title={t('desk.trading.changePrice')}>
        <p className={panelsCss.inner}>{t('desk.trading.priceGone')}</p>
      </Panel>
    );
  const isLive = book.event.status !== 'scheduled';
  return <PriceForm event={book.event.id} {...{ market, outcome, now: outcome.odds, isLive, onClose }} />;
}

interface PriceFormProps {
  event: number;
  market: TradedMarket;
  outcome: TradedOutcome;
  now: number;
  isLive: boolean;
  onClose: () => void;
}

function PriceForm({ event, market, outcome, now, isLive, onClose }: PriceFormProps) {
  const [odds, setOdds] = useState(now);
  const [reason, setReason] = useState('');
  const set = useSend(trading.setPrice);
  const form = useRef<HTMLDivElement>(null);
  // On a narrow screen the panel is below the book.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const margin = marginOfPrices(
    market.outcomes.map(({ code, chance, odds: old }) => ({
      chance,
      odds: code === outcome.code ? odds : old,
    })),
    market.fair_sum,
  );
  const isAsked = needsSecondTrader({ chance: outcome.chance, odds }, { margin, most: market.margin_most });
  const act = (price: number | undefined) =>
    set.mutate(
      { event, market: market.id, outcome: outcome.code, ...(price !== undefined && { price }), reason },
      {
        onSuccess: ({ approval }) => {
          sayToast({ text: t(approval === null ? 'desk.trading.did.price' : 'desk.trading.did.ask') });
          onClose();
        },
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  const isSaid = reason.trim().length >= 3;
  return (
    <Panel title={t('desk.trading.changePrice')}>
      <div className={panelsCss.price} ref={form}>
        <p>
          {market.name} · <b>{outcome.name}</b>
        </p>
        <div className={panelsCss.nowNew}>
          <span>
            <small>{t('desk.trading.now')}</small>
            <output className={panelsCss.figure}>{formatOdds(now, 'decimal')}</output>
          </span>
          <Icon name="arrow-right" size={15} />
          <span>
            <small>{t('desk.trading.new')}</small>
            <span className={panelsCss.stepper}>
              <button
                type="button"
                aria-label={t('desk.trading.lower')}
                onClick={() => setOdds(ladderStep(odds, -1))}
              >
                <Icon name="minus" size={13} />
              </button>
              <output aria-live="polite">{formatOdds(odds, 'decimal')}</output>
              <button
                type="button"
                aria-label={t('desk.trading.higher')}
                onClick={() => setOdds(ladderStep(odds, 1))}
              >
                <Icon name="plus" size={13} />
              </button>
            </span>
          </span>
        </div>
        <div className={panelsCss.effect}>
          <Facts
            facts={[
              [t('desk.trading.fair'), fairOdds(outcome.chance)],
              [t('desk.trading.margin'), `${percentText(market.margin_now)} → ${percentText(margin)}`],
              [t('desk.trading.others'), t('desk.trading.stay')],
            ]}
          />
        </div>
        <label className={formCss.field}>
          <span className={formCss.label}>{t('desk.shell.field.reason')}</span>
          <textarea
            className={formCss.control}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p className={panelsCss.hint}>{t('desk.trading.lapses')}</p>
        {!isLive && <p className={panelsCss.hint}>{t('desk.trading.boostSays')}</p>}
        {isAsked && (
          <p className={panelsCss.warn}>
            <Icon name="warning" size={16} /> {t('desk.trading.needsSecond')}
          </p>
        )}
        <div className={formCss.buttons}>
          <Button onClick={onClose}>{t('desk.shell.cancel')}</Button>
          {outcome.is_set && (
            <Button disabled={!isSaid} isBusy={set.isPending} onClick={() => act(undefined)}>
              {t('desk.trading.toModel')}
            </Button>
          )}
          {!isLive && <BoostButton {...{ event, market, outcome, now, odds, reason, onClose }} />}
          <Button
            look="next"
            disabled={!isSaid || odds === now}
            isBusy={set.isPending}
            title={isSaid ? undefined : t('desk.trading.sayWhy')}
            onClick={() => act(odds)}
          >
            {t(isAsked ? 'desk.trading.askSecond' : 'desk.trading.setPrice')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface BoostProps extends Omit<PriceFormProps, 'isLive'> {
  odds: number;
  reason: string;
}

/** Higher than now it is boosted; a boost that is left as it is can be ended. */
function BoostButton({ event, market, outcome, now, odds, reason, onClose }: BoostProps) {
  const boost = useSend(trading.setBoost);
  const isHigher = odds > now;
  if (!isHigher && outcome.was === null) return null;
  const press = () =>
    boost.mutate(
      { event, market: market.id, outcome: outcome.code, reason, ...(isHigher && { price: odds }) },
      {
        onSuccess: ({ approval }) => {
          sayToast({ text: t(approval === null ? 'desk.trading.did.boost' : 'desk.trading.did.ask') });
          onClose();
        },
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  return (
    <Button disabled={reason.trim().length < 3} isBusy={boost.isPending} onClick={press}>
      {t(isHigher ? 'desk.trading.setBoost' : 'desk.trading.endBoost')}
    </Button>
  );
}
