import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import css from './slot-plate.module.css';
import { holdAfter, paidAfter, type SlotStep } from './slot-steps.ts';
import { useCount } from './use-count.ts';
import { BIG_X100, COINS_X100, countMs, EVEN_X100, HUGE_X100 } from './win-sizes.ts';

/** What has been won so far, on the frame's lower edge; not shown for what is no more than was staked. */
export function SlotPlate({ steps }: { steps: readonly SlotStep[] }) {
  const state = useTableState();
  const paidX100 = paidAfter(steps) + heldX100(steps);
  // A large win is counted over the whole board first.
  const isTaken = steps.at(-1)?.step === 'total' && paidX100 >= BIG_X100 && !isSeen(state);
  if (state.round === null || paidX100 <= EVEN_X100 || isTaken) return null;
  return (
    <Plate
      steps={steps}
      paidX100={paidX100}
      to={Math.floor((state.round.bet.stake * paidX100) / 100)}
      isDone={isSeen(state)}
    />
  );
}

/** What is written on coins that hold, until they are paid. */
function heldX100(steps: readonly SlotStep[]): number {
  const hold = holdAfter(steps);
  return hold === null || hold.isOver ? 0 : hold.coins.reduce((sum, { paysX100 }) => sum + paysX100, 0);
}

interface PlateProps {
  steps: readonly SlotStep[];
  paidX100: number;
  to: number;
  isDone: boolean;
}

function Plate({ steps, paidX100, to, isDone }: PlateProps) {
  const money = useMoney();
  const words = usePlateWords(steps, paidX100);
  const sum = useCount({ to, isDone, ms: countMs(paidX100), write: money });
  return (
    <>
      {paidX100 >= COINS_X100 && <Coins />}
      <output className={css.plate} aria-live="off">
        <small className={css.label}>{words}</small>
        <b ref={sum} className={css.amount} />
      </output>
    </>
  );
}

/** What is being counted; of a round that is over, how large it was. */
function usePlateWords(steps: readonly SlotStep[], paidX100: number): string {
  const t = useText();
  if (heldX100(steps) > 0) return t('play.slot.haul');
  const last = steps.findLast((step) => 'paidX100' in step && step.paidX100 !== undefined);
  if (last?.step === 'win') return winWords(t, last);
  if (last?.step === 'haul') return t('play.slot.haul');
  if (last?.step === 'pot') return last.pot.toUpperCase();
  if (last?.step !== 'total' || paidX100 < BIG_X100) return t('play.win');
  return t(paidX100 < HUGE_X100 ? 'play.slot.big' : 'play.slot.huge');
}

function winWords(
  t: ReturnType<typeof useText>,
  { wins, times }: Extract<SlotStep, { step: 'win' }>,
): string {
  const [first, ...others] = wins;
  if (first === undefined) return t('play.win');
  const factor = times * (others.length === 0 ? first.multiplier : 1);
  const ways = wins.reduce((sum, win) => sum + (win.ways ?? 0), 0);
  let words =
    others.length === 0
      ? t('play.slot.alike', { count: first.count })
      : t('play.slot.wins', { count: wins.length });
  if (ways > 0) words = t('play.slot.ways', { count: ways });
  else if (first.line !== undefined)
    words =
      others.length === 0
        ? t('play.slot.line', { number: first.line + 1 })
        : t('play.slot.lines', { count: wins.length });
  return factor > 1 ? `${words} · ×${factor}` : words;
}

/** Where they lie, in hundredths of the frame's width, and how large they are. */
const coins = [
  ...[-4, 1, 7, 14, 19, 80, 85, 91, 97, 102].map((at, place) => ({ at, size: 30 + ((place * 7) % 17) })),
];

const Coins = () => (
  <div className={css.coins}>
    {coins.map(({ at, size }, place) => (
      <img
        key={at}
        className={css.coin}
        src="/art/symbols/coin-crown.webp"
        alt=""
        width={size}
        height={size}
        style={{ insetInlineStart: `${at}%`, animationDelay: `${place * 45}ms` }}
      />
    ))}
  </div>
);
