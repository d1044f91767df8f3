import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { isStill, paceOf } from '../pace.ts';
import { usePlay } from '../play-context.ts';
import { colourOf, wheelOrder } from './roulette-layout.ts';
import css from './roulette-wheel.module.css';

export const SPIN_MS = 4400;
const WHEEL_TURNS = 3;
const BALL_TURNS = 8;

interface RouletteWheelProps {
  pocket: number | null;
  id: string;
  isOut: boolean;
}

/** The wheel turns one way and the ball the other; both come to rest with the pocket at the top. */
export function RouletteWheel({ pocket, id, isOut }: RouletteWheelProps) {
  const t = useText();
  const play = usePlay();
  const wheel = useRef<HTMLImageElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const place = pocket === null ? 0 : wheelOrder.indexOf(pocket as 0);
  const rest = (-place * 360) / wheelOrder.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ball is thrown once a round
  useEffect(() => {
    const pace = paceOf(play);
    if (pocket === null || isOut || isStill(pace)) return;
    const timing = { duration: SPIN_MS * pace, easing: 'cubic-bezier(.15,.6,.15,1)' };
    wheel.current?.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${rest - WHEEL_TURNS * 360}deg)` }],
      timing,
    );
    ball.current?.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${BALL_TURNS * 360}deg)` }],
      timing,
    );
  }, [id]);
  return (
    <div className={css.wheel} role="img" aria-label={t('play.roulette.wheel')}>
      <img
        ref={wheel}
        className={css.rim}
        src="/art/play/roulette-wheel.svg"
        alt=""
        style={{ transform: `rotate(${rest}deg)` }}
      />
      {pocket !== null && (
        <div ref={ball} className={css.track}>
          <span className={css.ball} />
        </div>
      )}
      {isOut && pocket !== null && <b className={classes(css.number, css[colourOf(pocket)])}>{pocket}</b>}
    </div>
  );
}
