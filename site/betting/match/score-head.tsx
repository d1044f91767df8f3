import type { EventRow } from '#contract/betting/event.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ClubGround } from '../club-ground.tsx';
import { SideMark } from '../emblem.tsx';
import { LiveMark } from '../live-mark.tsx';
import { isLive } from '../use-board.ts';
import { useClock } from '../use-clock.ts';
import { useEventTime } from '../use-event-time.ts';
import css from './score-head.module.css';
import type { EventAnswer } from './use-live-event.ts';

interface ScoreHeadProps {
  event: EventRow;
  statistics: EventAnswer['statistics'];
}

export function ScoreHead({ event, statistics }: ScoreHeadProps) {
  const { both, time, day } = useEventTime();
  const clock = useClock(event.league.sport);
  const { state, starts_at } = event;
  const isBegun = state.status !== 'scheduled' && state.status !== 'postponed';
  return (
    <div className={css.head}>
      <ClubGround event={event} />
      <Side event={event} side="home" statistics={statistics} />
      <div className={css.middle}>
        <span className={css.clock}>
          {isLive(event) ? (
            <LiveMark clock={clock(state)} />
          ) : isBegun || state.status === 'postponed' ? (
            clock(state)
          ) : (
            day(starts_at)
          )}
        </span>
        <p className={css.score} data-score={`${state.score.home}:${state.score.away}`}>
          {isBegun ? (
            <>
              {state.score.home}
              <i>:</i>
              {state.score.away}
            </>
          ) : (
            time(starts_at)
          )}
        </p>
        <Periods event={event} fallback={isBegun ? both(starts_at) : ''} />
      </div>
      <Side event={event} side="away" statistics={statistics} />
    </div>
  );
}

function Side({ event, side, statistics }: ScoreHeadProps & { side: 'home' | 'away' }) {
  const t = useText();
  const of = event[side];
  const count = (name: string) => statistics.find((one) => one.name === name)?.score[side] ?? 0;
  return (
    <div className={css.side} data-side={side}>
      <SideMark sport={event.league.sport} side={of} size={62} />
      <div>
        <span className={css.name}>
          {of.name}
          {event.state.serving === side && <i className={css.serving} />}
        </span>
        {event.league.sport === 'football' && (
          <small>
            {count('reds') > 0 && (
              <span>
                <i className={css.red} />
                {count('reds')}
              </span>
            )}
            <span>
              <i className={css.yellow} />
              {count('yellows')}
            </span>
            <span>{t('betting.corners', { count: count('corners') })}</span>
          </small>
        )}
      </div>
    </div>
  );
}

/** Halves, quarters or sets under the score; of football, the score at half-time. */
function Periods({ event: { state, league }, fallback }: { event: EventRow; fallback: string }) {
  const t = useText();
  const [first] = state.periods;
  if (league.sport === 'football')
    return state.periods.length > 1 && first ? (
      <p className={css.note}>{t('betting.halfTimeScore', { score: `${first.home} : ${first.away}` })}</p>
    ) : (
      <p className={css.note}>{fallback}</p>
    );
  if (state.periods.length === 0) return <p className={css.note}>{fallback}</p>;
  return (
    <p className={css.periods}>
      {state.periods.map((period, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods are known by their place
        <span key={place}>{`${period.home}:${period.away}`}</span>
      ))}
    </p>
  );
}
