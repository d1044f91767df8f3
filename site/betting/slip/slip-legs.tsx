import { Link } from '@tanstack/react-router';
import { formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { SideMark } from '../emblem.tsx';
import { useOdds } from '../kept-choices.ts';
import { useEventTime } from '../use-event-time.ts';
import { useMarketWords } from '../use-market-words.ts';
import { keptSlip } from './kept-slip.ts';
import { MovedLine } from './moved-line.tsx';
import { changeLeg, type KeptLeg, type SlipPick, withLegs } from './slip.ts';
import css from './slip-legs.module.css';
import { StakeField } from './stake-field.tsx';
import type { SlipShown } from './use-slip.ts';

export function SlipLegs({ shown, isLost }: { shown: SlipShown; isLost: boolean }) {
  return (
    <ul className={css.legs}>
      {shown.slip.legs.map((leg, place) => (
        <Leg
          key={`${leg.event.id} ${leg.picks.map(({ market, outcome }) => market + outcome).join()}`}
          {...{ leg, place, shown, isLost }}
        />
      ))}
    </ul>
  );
}

interface LegProps {
  leg: KeptLeg;
  place: number;
  shown: SlipShown;
  isLost: boolean;
}

function Leg({ leg, place, shown, isLost }: LegProps) {
  const t = useText();
  const { both } = useEventTime();
  const title = useLegTitle(leg);
  const { event } = leg;
  const trouble = isLost ? 'paused' : shown.troubles[place];
  const remove = () => keptSlip.change((now) => withLegs(now, now.legs.toSpliced(place, 1)));
  return (
    <li className={classes(css.leg, trouble && css.off)}>
      <SideMark
        sport={event.sport}
        side={leg.picks[0]?.outcome === '2' ? event.away : event.home}
        size={28}
      />
      <div className={css.words}>
        <strong>{title.pick}</strong>
        <span>
          {title.market}
          {trouble && ` · ${t(`betting.slip.trouble.${trouble}`)}`}
        </span>
        <Link to="/betting/event/$id" params={{ id: String(event.id) }} className={css.event}>
          {both(event.starts_at)} {event.home.short} – {event.away.short}
        </Link>
        {leg.picks.length > 1 && (
          <ol className={css.picks}>
            {leg.picks.map((pick) => (
              <PickLine key={pick.market} leg={leg} pick={pick} />
            ))}
          </ol>
        )}
      </div>
      <LegOdds {...{ leg, place, shown, trouble: trouble ?? null }} />
      <button
        type="button"
        className={css.remove}
        aria-label={t('betting.slip.remove', { name: title.pick })}
        onClick={remove}
      >
        <Icon name="close" size={13} />
      </button>
      {trouble === 'closed' && <MovedLine leg={leg} place={place} />}
      {shown.mode === 'singles' && <LegStake {...{ leg, place, shown, name: title.pick }} />}
      {shown.mode === 'system' && <Banker {...{ leg, place, name: title.pick }} />}
    </li>
  );
}

function useLegTitle({ event, picks }: KeptLeg) {
  const t = useText();
  const words = useMarketWords(event.sport);
  const sides = { home: event.home.name, away: event.away.name };
  const [first] = picks;
  if (picks.length !== 1 || first === undefined)
    return { pick: t('betting.builder.picks', { count: picks.length }), market: t('betting.builder.title') };
  const asked = { id: first.market, code: first.code, params: first.params };
  return { pick: words.outcome(asked, first.outcome, sides), market: words.market(asked, sides) };
}

function PickLine({ leg: { event }, pick }: { leg: KeptLeg; pick: SlipPick }) {
  const words = useMarketWords(event.sport);
  const sides = { home: event.home.name, away: event.away.name };
  const asked = { id: pick.market, code: pick.code, params: pick.params };
  return (
    <li>
      {words.outcome(asked, pick.outcome, sides)}
      <small> {words.market(asked, sides)}</small>
    </li>
  );
}

interface LegOddsProps extends Omit<LegProps, 'isLost'> {
  trouble: 'paused' | 'closed' | null;
}

function LegOdds({ leg, place, shown, trouble }: LegOddsProps) {
  const { odds } = useOdds();
  const now = shown.quoted[place]?.odds ?? leg.odds;
  if (trouble !== null)
    return (
      <span className={css.odds}>
        <Icon name="lock" size={15} />
      </span>
    );
  return (
    <span className={css.odds}>
      <b>{odds(now)}</b>
      {now !== leg.odds && <s className={now > leg.odds ? css.up : css.down}>{odds(leg.odds)}</s>}
    </span>
  );
}

interface LegPartProps extends Pick<LegProps, 'leg' | 'place'> {
  name: string;
}

function LegStake({ leg, place, shown, name }: LegPartProps & { shown: SlipShown }) {
  const t = useText();
  const { currency, freebet } = shown;
  return (
    <div className={css.stake}>
      {freebet === null && (
        <StakeField
          label={t('betting.slip.stakeOn', { name })}
          currency={currency}
          value={leg.stake}
          onChange={(stake) => keptSlip.change((now) => changeLeg(now, place, { stake }))}
        />
      )}
      <span>
        {t('betting.slip.returns')} <b>{formatMoney({ amount: shown.returns[place]!, currency })}</b>
      </span>
    </div>
  );
}

function Banker({ leg, place, name }: LegPartProps) {
  const t = useText();
  return (
    <label className={css.banker}>
      <input
        type="checkbox"
        checked={leg.is_banker}
        aria-label={t('betting.slip.bankerOf', { name })}
        onChange={({ target }) =>
          keptSlip.change((now) => changeLeg(now, place, { is_banker: target.checked }))
        }
      />
      {t('betting.slip.banker')}
    </label>
  );
}
