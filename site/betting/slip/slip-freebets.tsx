import { formatMoney } from '#rules/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { useEventTime } from '../use-event-time.ts';
import type { Freebet } from './freebet.ts';
import { keptSlip } from './kept-slip.ts';
import css from './slip-freebets.module.css';
import type { SlipShown } from './use-slip.ts';

/** Free bets that could pay for this bet; a second press leaves it to the player's own money. */
export function SlipFreebets({ shown: { freebets, freebet, odds } }: { shown: SlipShown }) {
  const t = useText();
  if (freebets.length === 0) return null;
  return (
    <fieldset className={css.freebets} aria-label={t('betting.slip.free.label')}>
      {freebets.map((one) => (
        <Choice key={one.id} freebet={one} isChosen={freebet?.id === one.id} odds={odds.now} />
      ))}
      {freebet !== null && <small>{t('betting.slip.free.profit')}</small>}
    </fieldset>
  );
}

function Choice({ freebet, isChosen, odds }: { freebet: Freebet; isChosen: boolean; odds: number }) {
  const t = useText();
  const { odds: written } = useOdds();
  const { both } = useEventTime();
  const isLow = odds < freebet.odds_min;
  return (
    <button
      type="button"
      className={css.choice}
      aria-pressed={isChosen}
      disabled={isLow}
      onClick={() => keptSlip.change((now) => ({ ...now, freebet: isChosen ? null : freebet.id }))}
    >
      <Icon name={isChosen ? 'check' : 'gift'} size={18} />
      <span>
        <b>
          {t('betting.bet.free')} {formatMoney(freebet.value)}
        </b>
        <small>
          {isLow
            ? t('betting.slip.free.low', { odds: written(freebet.odds_min) })
            : t('betting.slip.free.until', { time: both(freebet.expires_at) })}
        </small>
      </span>
    </button>
  );
}
