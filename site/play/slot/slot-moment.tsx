import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-moment.module.css';
import type { SlotStep } from './slot-steps.ts';
import { useCount } from './use-count.ts';
import { BIG_X100, HUGE_X100, ladderMs } from './win-sizes.ts';

interface SlotMomentProps {
  steps: readonly SlotStep[];
  figures: SlotFigures;
  look: SlotLook;
}

/** What deserves the whole board for a moment: free spins begin, or a round ends with a large win. */
export function SlotMoment({ steps, figures, look }: SlotMomentProps) {
  const state = useTableState();
  const last = steps.at(-1);
  if (isSeen(state)) return null;
  if (last?.step === 'spins') {
    const picture = look.pictures[last.special ?? figures.scatter!.symbol]!;
    return <SpinsBegin step={last} picture={picture} />;
  }
  if (last?.step === 'total' && last.paidX100 >= BIG_X100)
    return <BigWin paidX100={last.paidX100} stake={state.round!.bet.stake} />;
  return null;
}

function SpinsBegin({ step, picture }: { step: Extract<SlotStep, { step: 'spins' }>; picture: string }) {
  const t = useText();
  const { count, times, special } = step;
  return (
    <div className={css.moment}>
      <i className={css.rays} />
      <img className={css.picture} src={pictureAt(picture)} alt="" />
      <b className={css.title}>{t('play.slot.freeSpins', { count })}</b>
      {special !== undefined && <span className={css.words}>{t('play.slot.special')}</span>}
      {times > 1 && <span className={css.words}>{t('play.slot.times', { times })}</span>}
    </div>
  );
}

function BigWin({ paidX100, stake }: { paidX100: number; stake: number }) {
  const t = useText();
  const money = useMoney();
  const isHuge = paidX100 >= HUGE_X100;
  const sum = useCount({
    to: Math.floor((stake * paidX100) / 100),
    ms: ladderMs(paidX100) * 0.7,
    isDone: false,
    write: money,
  });
  return (
    <div className={classes(css.moment, isHuge && css.huge)}>
      <i className={css.rays} />
      <span className={css.shout}>{t(isHuge ? 'play.slot.huge' : 'play.slot.big')}</span>
      <b ref={sum} className={css.sum} />
      <span className={css.words}>{t('play.slot.ofStake', { times: formatNumber(paidX100 / 100) })}</span>
    </div>
  );
}
