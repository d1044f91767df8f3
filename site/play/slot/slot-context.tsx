import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { pictureAt } from './slot-looks.ts';
import type { SidesProps } from './slot-meaning.tsx';
import css from './slot-sides.module.css';
import { paidAfter } from './slot-steps.ts';
import { useStarts } from './use-starts.ts';

/** So many fit below the reels of a phone. */
const ON_PHONE = 2;

/** Around the round: what it has paid so far, what starts its features, what wilds do. */
export function SlotContext({ steps, figures, look }: SidesProps) {
  const t = useText();
  const paidX100 = paidAfter(steps);
  const starts = useStarts(figures);
  return (
    <>
      {paidX100 > 0 && (
        <div className={classes(css.box, css.aside, css.round)}>
          <small className={css.label}>{t('play.slot.thisRound')}</small>
          <b className={css.times}>{formatNumber(paidX100 / 100)}×</b>
        </div>
      )}
      {starts.map(({ symbol, text }, place) => (
        <div key={symbol} className={classes(css.start, place >= ON_PHONE && css.aside)}>
          <img src={pictureAt(look.pictures[symbol]!)} alt="" width={44} height={44} />
          <span>{text}</span>
        </div>
      ))}
    </>
  );
}
