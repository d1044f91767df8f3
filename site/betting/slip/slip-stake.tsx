import { useId } from 'react';
import type { Quote } from '#contract/betting/bets.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { keptSlip } from './kept-slip.ts';
import { PersonalLimit } from './personal-limit.tsx';
import { changeLeg, stakeCents, stakeText } from './slip.ts';
import { SlipFreebets } from './slip-freebets.tsx';
import css from './slip-stake.module.css';
import { SlipSystems } from './slip-systems.tsx';
import { StakeField } from './stake-field.tsx';
import { takenStake } from './taken-stake.ts';
import type { SlipShown } from './use-slip.ts';

/** A stake that was more than could be taken: what it was, and why it is less now. */
export interface Lowered {
  /** Of singles: which leg's. */
  place: number;
  from: Cents;
  to: Cents;
  why: Quote['max_why'];
  /** Of a limit of the player's account. */
  since?: string | null;
}

interface SlipStakeProps {
  shown: SlipShown;
  lowered: readonly Lowered[];
  onLowered: (lowered: readonly Lowered[]) => void;
}

export function SlipStake({ shown, lowered, onLowered }: SlipStakeProps) {
  const t = useText();
  const noteId = useId();
  const { mode, slip, unit, currency, freebet } = shown;
  const money = (amount: Cents) => formatMoney({ amount, currency });
  const isSingles = mode === 'singles';
  const tone = isShort(shown) ? 'bad' : lowered[0]?.to === unit ? 'lowered' : undefined;
  return (
    <div className={css.stake}>
      {mode === 'system' && <SlipSystems shown={shown} />}
      <SlipFreebets shown={shown} />
      {!isSingles && freebet === null && (
        <div className={css.row}>
          <span>{t(mode === 'system' ? 'betting.slip.stakePerBet' : 'betting.slip.stake')}</span>
          <StakeField
            isLarge
            label={t(mode === 'system' ? 'betting.slip.stakePerBet' : 'betting.slip.stake')}
            currency={currency}
            value={slip.stake}
            tone={tone}
            describedBy={noteId}
            onChange={(stake) => {
              onLowered(none);
              keptSlip.change((now) => ({ ...now, stake }));
            }}
          />
        </div>
      )}
      {freebet === null && <QuickStakes shown={shown} onLowered={onLowered} />}
      <div id={noteId}>
        {isShort(shown) && (
          <p className={css.bad}>
            <Icon name="info" size={14} />
            {t('betting.slip.short', { amount: money(shown.balance!) })}
          </p>
        )}
        {!isShort(shown) &&
          lowered.map(({ place, from, to, why, since }) => (
            <p key={place} className={css.lowered}>
              <Icon name="info" size={14} />
              {isSingles && slip.legs.length > 1 && `${place + 1}. `}
              {t('betting.slip.lowered', { from: money(from) })}{' '}
              {t(`betting.slip.max.${why}`, { amount: money(to) })}
              {why === 'personal-limit' && <PersonalLimit since={since} />}
            </p>
          ))}
      </div>
      <Figures shown={shown} />
      <SlipNotes shown={shown} />
    </div>
  );
}

/** More than the player has. */
export const isShort = ({ balance, total }: SlipShown): boolean => balance !== null && total > balance;

const none: readonly Lowered[] = [];
const quick = [5, 10, 25, 50];

/** Each adds to the field; Max is what can be staked at most. */
function QuickStakes({ shown, onLowered }: Pick<SlipStakeProps, 'shown' | 'onLowered'>) {
  const t = useText();
  const { mode, slip, balance } = shown;
  const change = (next: (now: Cents, place: number) => Cents) => {
    onLowered(none);
    keptSlip.change((now) =>
      mode === 'singles'
        ? now.legs.reduce(
            (all, leg, at) => changeLeg(all, at, { stake: stakeText(next(stakeCents(leg.stake), at)) }),
            now,
          )
        : { ...now, stake: stakeText(next(stakeCents(now.stake), 0)) },
    );
  };
  const bets = mode === 'singles' ? slip.legs.length : mode === 'multi' ? 1 : (shown.system?.combos ?? 1);
  const share = balance === null ? Number.POSITIVE_INFINITY : Math.floor(balance / bets);
  const most = (place: number) => Math.max(0, Math.min(shown.quoteOf(place)?.unit_max ?? 0, share));
  const isKnown = slip.legs.every((_, place) => shown.quoteOf(place) !== undefined);
  return (
    <fieldset className={css.quick} aria-label={t('betting.slip.quick')}>
      {quick.map((units) => (
        <button key={units} type="button" onClick={() => change((now) => cents(now + units * 100))}>
          +{units}
        </button>
      ))}
      <button type="button" disabled={!isKnown} onClick={() => change((_, place) => cents(most(place)))}>
        {t('betting.slip.maxButton')}
      </button>
    </fieldset>
  );
}

/** How much a boosted price takes, and why the slip gets less on top than it might, before the bet is placed. */
export function SlipNotes({
  shown,
}: {
  shown: Pick<SlipShown, 'mode' | 'slip' | 'currency' | 'quoteOf' | 'freebet'>;
}) {
  const t = useText();
  const { mode, slip, currency, quoteOf, freebet } = shown;
  const places = mode === 'singles' ? slip.legs.map((_, place) => place) : [0];
  return places.map((place) => {
    const quote = quoteOf(place);
    const { boost_max: most = null, notes = [] } = quote ?? {};
    const stake = stakeCents(mode === 'singles' ? slip.legs[place]!.stake : slip.stake);
    const texts = notes.map((note) => t(`betting.slip.note.${note}`));
    if (most !== null)
      texts.unshift(t('betting.slip.boosted', { amount: formatMoney({ amount: most, currency }) }));
    // The payout is of what is taken.
    const isLowered =
      quote !== undefined && most === null && freebet === null && takenStake(stake, quote) < stake;
    if (isLowered)
      texts.push(
        t(`betting.slip.max.${quote.max_why}`, { amount: formatMoney({ amount: quote.unit_max, currency }) }),
      );
    return texts.map((text) => (
      <p key={`${place} ${text}`} className={css.lowered}>
        <Icon name="info" size={14} />
        {places.length > 1 && `${place + 1}. `}
        {text}
        {quote?.max_why === 'personal-limit' && text === texts.at(-1) && isLowered && (
          <PersonalLimit since={quote.limited_since} />
        )}
      </p>
    ));
  });
}

function Figures({ shown }: { shown: SlipShown }) {
  const t = useText();
  const { odds } = useOdds();
  const { mode, slip, quote, unit, currency, total, system } = shown;
  const money = (amount: Cents) => formatMoney({ amount, currency });
  return (
    <dl className={css.figures}>
      {mode === 'multi' && (
        <div>
          <dt>{t('betting.slip.totalOdds')}</dt>
          <dd>{odds(quote?.odds ?? shown.odds.now)}</dd>
        </div>
      )}
      {mode === 'multi' && quote !== undefined && quote.boost_percent > 0 && (
        <div>
          <dt>
            {t('betting.slip.boost')}{' '}
            <small>
              {t('betting.slip.boostOf', { count: slip.legs.length, percent: quote.boost_percent })}
            </small>
          </dt>
          <dd className={css.win}>+ {money(boostOf(quote, takenStake(unit, quote)))}</dd>
        </div>
      )}
      {mode === 'system' && system && (
        <div>
          <dt>
            {t('betting.slip.totalStake')} <small>{`${system.combos} × ${money(unit)}`}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      )}
      {mode === 'singles' && slip.legs.length > 1 && (
        <div>
          <dt>
            {t('betting.slip.totalStake')}{' '}
            <small>{t('betting.slip.bets', { count: slip.legs.length })}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What the boost adds to the profit: the quote's return has it in. */
function boostOf({ potential, boost_percent: percent }: Quote, unit: Cents): Cents {
  const profit = Math.max(0, potential.amount - unit);
  return cents(Math.floor((profit * percent) / (100 + percent)));
}
