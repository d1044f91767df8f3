import { Link } from '@tanstack/react-router';
import type { BetShown, RefusedFor } from '#contract/betting/bet.ts';
import { formatMoney } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { betNumber } from '../bet-number.ts';
import { useOdds } from '../kept-choices.ts';
import { keptSlip } from './kept-slip.ts';
import { PersonalLimit } from './personal-limit.tsx';
import { stakeText, withLegs } from './slip.ts';
import css from './slip-outcome.module.css';
import type { Lowered } from './slip-stake.tsx';
import type { usePlacing } from './use-placing.ts';
import type { SlipShown } from './use-slip.ts';

interface SlipOutcomeProps {
  placing: ReturnType<typeof usePlacing>;
  shown: SlipShown;
  onLowered: (lowered: readonly Lowered[]) => void;
}

/** How placing ended: each end says whether money moved. */
export function SlipOutcome({ placing, onLowered }: SlipOutcomeProps) {
  const t = useText();
  const { placing: state, reset } = placing;
  if (state.is !== 'done') return null;
  const placed = state.bets.filter(({ status }) => status !== 'refused' && status !== 'delayed');
  const isUndecided = state.bets.some(({ status }) => status === 'delayed');
  const refused = state.bets.filter(({ status }) => status === 'refused');
  const leave = () => {
    onLowered([]);
    reset();
  };
  return (
    <div className={css.outcome}>
      {placed.length > 0 && <Placed bets={placed} />}
      {isUndecided && <p className={css.end}>{t('betting.slip.undecided')}</p>}
      {refused.map((bet) => (
        <Refused key={bet.id} bet={bet} onLowered={onLowered} onLeave={reset} />
      ))}
      <div className={css.ways}>
        <Button onClick={leave}>{t(refused.length > 0 ? 'betting.slip.back' : 'betting.slip.newBet')}</Button>
        {(placed.length > 0 || isUndecided) && (
          <ButtonLink link={<Link to="/betting/my-bets" />}>{t('betting.nav.myBets')}</ButtonLink>
        )}
      </div>
    </div>
  );
}

function Placed({ bets }: { bets: readonly BetShown[] }) {
  const t = useText();
  const { odds } = useOdds();
  return (
    <div className={css.end}>
      <span className={css.done}>
        <Icon name="check" size={22} />
      </span>
      <strong>{t('betting.slip.placed', { count: bets.length })}</strong>
      {bets.map((bet) => (
        <p key={bet.id}>
          {bet.odds === null
            ? formatMoney(bet.stake)
            : t('betting.slip.placedAt', { amount: formatMoney(bet.stake), odds: odds(bet.odds) })}{' '}
          · {t('betting.number', { number: betNumber(bet.id) })}
        </p>
      ))}
    </div>
  );
}

interface RefusedProps {
  bet: BetShown;
  onLowered: SlipOutcomeProps['onLowered'];
  onLeave: () => void;
}

/** Why it was not taken, and what could be had instead. */
function Refused({ bet, onLowered, onLeave }: RefusedProps) {
  const t = useText();
  const { odds } = useOdds();
  const refused: NonNullable<BetShown['refused']> = bet.refused ?? {
    ...{ why: 'not-possible', odds: null, unit: null },
  };
  const offer = refused.why === 'price' && refused.odds !== null ? refused.odds : null;

  function takeOdds(prices: readonly number[]) {
    keptSlip.change((now) =>
      withLegs(
        now,
        now.legs.map((leg) => ({ ...leg, odds: offered(bet, prices, leg) ?? leg.odds })),
      ),
    );
    onLeave();
  }
  function takeUnit(unit: NonNullable<typeof refused.unit>) {
    const stake = stakeText(unit);
    keptSlip.change((now) => ({
      ...withLegs(
        now,
        now.legs.map((leg) => (isOf(bet, leg) ? { ...leg, stake } : leg)),
      ),
      stake,
    }));
    const why = limitOf[refused.why] ?? 'market';
    const place = keptSlip.read().legs.findIndex((leg) => isOf(bet, leg));
    onLowered([
      { place: Math.max(0, place), from: bet.unit.amount, to: unit, why, since: refused.since ?? null },
    ]);
    onLeave();
  }
  return (
    <div className={css.end}>
      <span className={css.refused}>
        <Icon name="x-circle" size={24} />
      </span>
      <strong>{t(`betting.refused.${refused.why}`)}</strong>
      {refused.why === 'personal-limit' && <PersonalLimit since={refused.since} />}
      <p>
        {bet.is_freebet
          ? t('betting.slip.free.kept')
          : t('betting.slip.moneyBack', { amount: formatMoney(bet.stake) })}
      </p>
      {offer !== null && (
        <Button look="brand" onClick={() => takeOdds(offer)}>
          {t('betting.slip.take', { odds: offer.map((price) => odds(price)).join(' · ') })}
        </Button>
      )}
      {refused.unit !== null && refused.unit > 0 && !bet.is_freebet && (
        <Button look="brand" onClick={() => takeUnit(refused.unit!)}>
          {t('betting.slip.takeStake', { amount: formatMoney({ ...bet.unit, amount: refused.unit }) })}
        </Button>
      )}
    </div>
  );
}

const isOf = (
  bet: BetShown,
  leg: { event: { id: number }; picks: readonly { market: string; outcome: string }[] },
) =>
  bet.legs.some(
    ({ event, picks }) =>
      event === leg.event.id &&
      picks.length === leg.picks.length &&
      picks.every(
        ({ market, outcome }, at) => leg.picks[at]?.market === market && leg.picks[at]?.outcome === outcome,
      ),
  );

function offered(
  bet: BetShown,
  prices: readonly number[],
  leg: Parameters<typeof isOf>[1],
): number | undefined {
  const place = bet.legs.findIndex((one) => isOf({ ...bet, legs: [one] }, leg));
  return prices[place];
}

const limitOf: Partial<Record<RefusedFor, Lowered['why']>> = {
  'personal-limit': 'personal-limit',
  ...{ 'payout-limit': 'payout', 'own-limit': 'own-limit', 'boost-limit': 'boost' },
};
