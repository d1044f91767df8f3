import { Link } from '@tanstack/react-router';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useWayIn } from '../../player/use-way-in.ts';
import { Checking } from './checking.tsx';
import { keptSlip } from './kept-slip.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { stakeCents, stakeText, wireSingle, wireSlip, withLegs } from './slip.ts';
import css from './slip-foot.module.css';
import { isShort, type Lowered } from './slip-stake.tsx';
import type { usePlacing } from './use-placing.ts';
import type { SlipShown } from './use-slip.ts';

interface SlipFootProps {
  shown: SlipShown;
  placing: ReturnType<typeof usePlacing>;
  isLost: boolean;
  onLowered: (lowered: Lowered) => void;
}

/** What it comes to, and the way to place it: always in sight. */
export function SlipFoot({ shown, placing, isLost, onLowered }: SlipFootProps) {
  const t = useText();
  const { currency, potential, mode, quote } = shown;
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
        <PlaceButton {...{ shown, placing, isLost, onLowered }} />
      )}
      {quote !== undefined && quote.delay > 0 && (
        <small className={css.note}>
          <Icon name="timer" size={14} />
          {t('betting.slip.liveNote', { seconds: quote.delay })}
        </small>
      )}
    </footer>
  );
}

function PlaceButton({ shown, placing, isLost, onLowered }: SlipFootProps) {
  const t = useText();
  const wayIn = useWayIn('authorization');
  const { slip, mode, clash, troubles, total, currency, quote, isAsked } = shown;
  const paused = troubles.filter((trouble) => trouble === 'paused').length;
  const closed = troubles.filter((trouble) => trouble === 'closed').length;
  const amount = formatMoney({ amount: total, currency });

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
  if (clash !== null || quote?.fault) return <Blocked>{t('betting.slip.notTogether')}</Blocked>;
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
  if (!isStaked(shown)) return <Blocked>{t('betting.slip.enterStake')}</Blocked>;
  const isSending = placing.placing.is === 'sending';
  const count = mode === 'singles' ? slip.legs.filter(({ stake }) => stakeCents(stake) > 0).length : 1;
  const words = isAsked ? 'betting.slip.acceptPlace' : 'betting.slip.place';
  return (
    <Button look="brand" size="l" isWide isLoading={isSending} onClick={place}>
      {t(words, { count })} · {amount}
    </Button>
  );
}

const Blocked = ({ children }: { children: string }) => (
  <Button size="l" isWide disabled>
    {children}
  </Button>
);

const isStaked = ({ mode, slip, unit, quote }: SlipShown): boolean =>
  mode === 'singles'
    ? slip.legs.some(({ stake }) => stakeCents(stake) > 0)
    : unit > 0 && unit >= (quote?.unit_min ?? 0);

/** More than can be taken is lowered first, with the reason; the next press places it. */
function lowerFirst({ mode, slip, unit, quote }: SlipShown, onLowered: (lowered: Lowered) => void): boolean {
  if (quote === undefined || unit <= quote.unit_max || (mode === 'singles' && slip.legs.length > 1))
    return false;
  const stake = stakeText(quote.unit_max);
  keptSlip.change((now) =>
    mode === 'singles'
      ? withLegs(
          now,
          now.legs.map((leg) => ({ ...leg, stake })),
        )
      : { ...now, stake },
  );
  onLowered({ from: unit, to: quote.unit_max, why: quote.max_why });
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
async function sendAll({ mode, unit }: SlipShown, placing: SlipFootProps['placing']): Promise<void> {
  const slip = keptSlip.read();
  const staked = slip.legs.filter(({ stake }) => stakeCents(stake) > 0);
  const whole = wireSlip(slip, mode, unit as Cents);
  const slips = mode === 'singles' ? staked.map((leg) => wireSingle(slip, leg)) : whole ? [whole] : [];
  const done = await placing.send(slips);
  const placed = new Set(staked.filter((_, at) => done[at] && done[at].status !== 'refused'));
  if (mode === 'singles')
    keptSlip.change((now) =>
      withLegs(
        now,
        now.legs.filter((leg) => !isIn(placed, leg)),
      ),
    );
  else if (done[0] && done[0].status !== 'refused') keptSlip.change((now) => withLegs(now, []));
}

const isIn = (placed: ReadonlySet<object>, leg: object) =>
  [...placed].some((one) => JSON.stringify(one) === JSON.stringify(leg));
