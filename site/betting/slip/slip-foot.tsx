import { Link } from '@tanstack/react-router';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useClosures, useOwnCountry } from '../../player/use-closures.ts';
import { useWayIn } from '../../player/use-way-in.ts';
import { Checking } from './checking.tsx';
import { keptSlip } from './kept-slip.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { changeLeg, type KeptLeg, stakeCents, stakeText, withLegs, withoutLegs } from './slip.ts';
import css from './slip-foot.module.css';
import { isShort, type Lowered } from './slip-stake.tsx';
import type { usePlacing } from './use-placing.ts';
import type { SlipShown } from './use-slip.ts';
import { wireSingle, wireSlip } from './wire-slip.ts';

interface SlipFootProps {
  shown: SlipShown;
  placing: ReturnType<typeof usePlacing>;
  isLost: boolean;
  onLowered: (lowered: readonly Lowered[]) => void;
}

/** What it comes to, and the way to place it: always in sight. */
export function SlipFoot({ shown, placing, isLost, onLowered }: SlipFootProps) {
  const t = useText();
  const { currency, potential, mode, delay } = shown;
  const isClosed = useClosures()(['product:sports', ...useOwnCountry()]) !== null;
  const way = isClosed ? (
    <Blocked>{t('shell.closed.title')}</Blocked>
  ) : (
    <PlaceButton {...{ shown, placing, isLost, onLowered }} />
  );
  return (
    <footer className={css.foot}>
      <p className={css.returns}>
        <span>{t(mode === 'system' ? 'betting.slip.ifAllWin' : 'betting.slip.potential')}</span>
        <strong>{formatMoney({ amount: potential, currency })}</strong>
      </p>
      <PolicyChoice policy={shown.slip.policy} />
      {placing.placing.is === 'checking' ? (
        <Checking bet={placing.placing.bet} sentAt={placing.placing.sentAt} />
      ) : (
        way
      )}
      {delay > 0 && (
        <small className={css.note}>
          <Icon name="timer" size={14} />
          {t('betting.slip.liveNote', { seconds: delay })}
        </small>
      )}
    </footer>
  );
}

function PlaceButton({ shown, placing, isLost, onLowered }: SlipFootProps) {
  const t = useText();
  const wayIn = useWayIn('authorization');
  const { clash, troubles, total, currency, isAsked, freebet } = shown;
  const paused = troubles.filter((trouble) => trouble === 'paused').length;
  const closed = troubles.filter((trouble) => trouble === 'closed').length;
  const amount = freebet ? t('betting.bet.free') : formatMoney({ amount: total, currency });

  function place() {
    if (lowerFirst(shown, onLowered)) return;
    if (isAsked) shown.accept();
    void sendAll(shown, placing);
  }
  if (isLost) return <Blocked>{t('betting.slip.waiting')}</Blocked>;
  if (closed > 0)
    return (
      <Button
        size="l"
        isWide
        onClick={() =>
          keptSlip.change((now) =>
            withLegs(
              now,
              now.legs.filter((_, at) => troubles[at] !== 'closed'),
            ),
          )
        }
      >
        {t('betting.slip.removeClosed', { count: closed })}
      </Button>
    );
  if (paused > 0) return <Blocked>{t('betting.slip.pausedPicks', { count: paused })}</Blocked>;
  if (clash !== null || shown.fault !== null) return <Blocked>{t('betting.slip.notTogether')}</Blocked>;
  if (shown.player === null)
    return (
      <Button look="brand" size="l" isWide {...wayIn}>
        {t('betting.slip.signIn')}
      </Button>
    );
  if (isShort(shown))
    return (
      <div className={css.two}>
        <Button onClick={() => stakeBalance(shown)}>{t('betting.slip.useBalance')}</Button>
        <ButtonLink look="brand" link={<Link to="/cashier/deposit" />}>
          {t('betting.slip.deposit')}
        </ButtonLink>
      </div>
    );
  const units = unitsOf(shown).filter((unit) => unit > 0);
  if (units.length === 0) return <Blocked>{t('betting.slip.enterStake')}</Blocked>;
  const least = shown.quoteOf(0)?.unit_min ?? ZERO;
  if (units.some((unit) => unit < least))
    return <Blocked>{t('betting.slip.least', { amount: formatMoney({ amount: least, currency }) })}</Blocked>;
  const isSending = placing.placing.is === 'sending';
  const words = isAsked ? 'betting.slip.acceptPlace' : 'betting.slip.place';
  return (
    <Button look="brand" size="l" isWide isLoading={isSending} onClick={place}>
      {t(words, { count: units.length })} · {amount}
    </Button>
  );
}

const Blocked = ({ children }: { children: string }) => (
  <Button size="l" isWide disabled>
    {children}
  </Button>
);

/** What is staked on each bet that the slip is. */
const unitsOf = ({ mode, slip, unit, freebet }: SlipShown): Cents[] =>
  mode === 'singles' && !freebet ? slip.legs.map(({ stake }) => stakeCents(stake)) : [unit];

/** More than can be taken is lowered first, with the reason; the next press places it. */
function lowerFirst(shown: SlipShown, onLowered: SlipFootProps['onLowered']): boolean {
  const { mode, freebet } = shown;
  // A free bet is staked whole or not at all.
  if (freebet !== null) return false;
  const lowered = unitsOf(shown).flatMap((from, place): Lowered[] => {
    const quote = shown.quoteOf(place);
    if (quote === undefined || from <= quote.unit_max) return [];
    return [{ place, from, to: quote.unit_max, why: quote.max_why, since: quote.limited_since }];
  });
  if (lowered.length === 0) return false;
  const [{ to: least }] = lowered as [Lowered];
  keptSlip.change((now) =>
    mode === 'singles'
      ? lowered.reduce((all, { place, to }) => changeLeg(all, place, { stake: stakeText(to) }), now)
      : { ...now, stake: stakeText(least) },
  );
  onLowered(lowered);
  return true;
}

/** As much as the balance allows, shared out evenly. */
function stakeBalance({ mode, slip, balance, system }: SlipShown): void {
  const parts = mode === 'singles' ? slip.legs.length : mode === 'system' ? (system?.combos ?? 1) : 1;
  const stake = stakeText(cents(Math.floor((balance ?? 0) / parts)));
  keptSlip.change((now) =>
    mode === 'singles'
      ? withLegs(
          now,
          now.legs.map((leg) => ({ ...leg, stake })),
        )
      : { ...now, stake },
  );
}

/** Sends what is staked, and takes what was placed out of the slip. */
async function sendAll(shown: SlipShown, placing: SlipFootProps['placing']): Promise<void> {
  const { mode, unit, freebet } = shown;
  const slip = keptSlip.read();
  const staked = slip.legs.filter(({ stake }) => freebet !== null || stakeCents(stake) > 0);
  const paidBy = (leg: KeptLeg) => (freebet ? { unit, freebet } : { unit: stakeCents(leg.stake) });
  const whole = wireSlip(slip, mode, { unit, freebet });
  const slips =
    mode === 'singles' ? staked.map((leg) => wireSingle(slip, leg, paidBy(leg))) : whole ? [whole] : [];
  const done = await placing.send(slips);
  const isPlaced = (place: number) => done[place] !== undefined && done[place].status !== 'refused';
  const placed = mode === 'singles' ? staked.filter((_, at) => isPlaced(at)) : isPlaced(0) ? slip.legs : [];
  if (placed.length > 0) keptSlip.change((now) => ({ ...withoutLegs(now, placed), freebet: null }));
}
