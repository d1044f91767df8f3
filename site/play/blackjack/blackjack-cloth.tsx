import { useText } from '../../i18n/use-text.tsx';
import css from './blackjack-cloth.module.css';

/** What is printed on the cloth between the dealer and the player: it bends towards the player. */
export function BlackjackCloth({ pays }: { pays: number }) {
  const t = useText();
  const of = [1, 2, 3, 4, 5].find((count) => Number.isInteger(pays * count)) ?? 1;
  const words = t('play.blackjack.cloth', { pays: pays * of, of });
  const stands = t('play.blackjack.stands');
  return (
    <>
      <p className={css.plain}>
        <b>{words}</b> {stands}
      </p>
      <svg className={css.cloth} viewBox="0 0 760 172" aria-hidden="true">
        <path className={css.line} d="M10 12Q380 128 750 12" />
        <path className={css.line} d="M46 98Q380 222 714 98" />
        <path id="cloth-words" d="M30 48Q380 166 730 48" fill="none" />
        <path id="cloth-stands" d="M30 82Q380 196 730 82" fill="none" />
        <text className={css.words}>
          <textPath href="#cloth-words" startOffset="50%">
            {words}
          </textPath>
        </text>
        <text className={css.stands}>
          <textPath href="#cloth-stands" startOffset="50%">
            {stands}
          </textPath>
        </text>
      </svg>
    </>
  );
}
