import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { LiveMark } from '../live-mark.tsx';
import { useEventTime } from '../use-event-time.ts';
import css from './bet-legs.module.css';
import { type BetLeg, useLegWords } from './bet-words.ts';

/** The picks of a bet, each with a mark of what became of it; picks that play together hang on a chain. */
export const BetLegs = ({ legs }: { legs: readonly BetLeg[] }) => (
  <ul className={classes(css.legs, legs.length > 1 && css.many)}>
    {legs.map((leg, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: legs are known by their place
      <Leg key={place} leg={leg} />
    ))}
  </ul>
);

function Leg({ leg }: { leg: BetLeg }) {
  const t = useText();
  const { odds } = useOdds();
  const words = useLegWords(leg);
  const { both } = useEventTime();
  const score = leg.score && `${leg.score.home} : ${leg.score.away}`;
  return (
    <li>
      <LegMark leg={leg} />
      <div className={css.words}>
        <strong>{words.pick}</strong>
        <Link to="/betting/event/$id" params={{ id: String(leg.event) }} className={css.event}>
          {leg.home} – {leg.away} · {words.market}{' '}
          {leg.is_live ? <LiveMark clock={score ?? ''} /> : <span>{score ?? both(leg.starts_at)}</span>}
        </Link>
      </div>
      <span className={css.odds}>
        {odds(leg.odds)}
        {leg.result && <small>{t(`betting.result.${leg.result}`)}</small>}
        {leg.is_banker && <small>{t('betting.slip.banker')}</small>}
      </span>
    </li>
  );
}

/** A check for won, a cross for lost, equals for returned, half a disc for a half, a ring with a dot while it is on. */
function LegMark({ leg: { result, is_live } }: { leg: Pick<BetLeg, 'result' | 'is_live'> }) {
  if (result === null) return <i className={classes(css.mark, is_live ? css.live : css.waiting)} />;
  return (
    <i className={classes(css.mark, css[looks[result]])}>
      {result === 'won' || result === 'dead_heat' ? <Icon name="check" size={13} /> : null}
      {result === 'lost' ? <Icon name="close" size={12} /> : null}
      {result === 'void' ? <Icon name="equals" size={12} /> : null}
    </i>
  );
}

const looks = {
  won: 'won',
  dead_heat: 'won',
  lost: 'over',
  void: 'over',
  half_won: 'half',
  half_lost: 'half',
} as const;
