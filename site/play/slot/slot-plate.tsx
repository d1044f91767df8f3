import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { useMoney } from '../use-money.ts';
import css from './slot-plate.module.css';
import { paidAfter, type SlotStep } from './slot-steps.ts';

/** So many times the stake is called big. */
const BIG_X100 = 1500;

/** What has been won so far, on the frame's lower edge; not shown for what is no more than was staked. */
export function SlotPlate({ steps }: { steps: readonly SlotStep[] }) {
  const t = useText();
  const money = useMoney();
  const { round } = useTableState();
  const paidX100 = paidAfter(steps);
  if (round === null || paidX100 <= 100) return null;
  return (
    <output className={css.plate} aria-live="off">
      <small className={css.label}>{paidX100 >= BIG_X100 ? t('play.slot.big') : t('play.win')}</small>
      <b key={paidX100} className={css.amount}>
        {money(Math.floor((round.bet.stake * paidX100) / 100))}
      </b>
    </output>
  );
}
