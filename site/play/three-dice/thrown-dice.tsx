import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { isStill, paceOf } from '../pace.ts';
import { usePlay } from '../play-context.ts';
import css from './three-dice-stage.module.css';

export const THROW_MS = 1500;

/** What lies there before anything was thrown. */
const unthrown = [1, 3, 5] as const;

interface ThrownDiceProps {
  dice: readonly number[] | null;
  id: string;
  isOut: boolean;
}

/** The dice fall from above, one a little after the other. */
export function ThrownDice({ dice, id, isOut }: ThrownDiceProps) {
  const t = useText();
  const play = usePlay();
  const box = useRef<HTMLDivElement>(null);
  const total = dice?.reduce((sum, face) => sum + face, 0) ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dice are thrown once a round
  useEffect(() => {
    const pace = paceOf(play);
    if (dice === null || isOut || isStill(pace)) return;
    for (const [place, die] of [...(box.current?.children ?? [])].entries())
      die.animate(
        [
          { transform: `translate(${(place - 1) * 60}%, -190%) rotate(${-620 - 140 * place}deg)` },
          { transform: 'translateY(0) rotate(20deg)', offset: 0.7 },
          { transform: 'translateY(-14%) rotate(-6deg)', offset: 0.85 },
          { transform: 'none' },
        ],
        {
          duration: THROW_MS * pace * (0.7 + 0.15 * place),
          easing: 'cubic-bezier(.2,.6,.3,1)',
          fill: 'backwards',
        },
      );
  }, [id]);
  return (
    <div className={css.thrown}>
      <div
        ref={box}
        className={classes(css.box, dice === null && css.unthrown)}
        role="img"
        aria-label={
          dice !== null && isOut
            ? t('play.threeDice.thrown', { dice: dice.join(', '), total })
            : t('play.threeDice.dice')
        }
      >
        {(dice ?? unthrown).map((face, place) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            key={place}
            className={css.die}
            src={`/art/play/dice/${face}.svg`}
            alt=""
            draggable={false}
          />
        ))}
      </div>
      <b className={classes(css.total, !isOut && css.waiting)}>{isOut ? total : '–'}</b>
    </div>
  );
}
