import { useTableState } from '../play-context.ts';
import { TurningWheel } from '../turning-wheel.tsx';
import { useMoney } from '../use-money.ts';
import css from './slot-over.module.css';
import type { SlotStep } from './slot-steps.ts';

const colours = ['#8fa0ff', '#3fb0f0', '#2ee59d', '#b79bff', '#ff8fb8', '#ffd469', '#ff5a67'];

/** The wheel of a feature, while it turns. Its segments are as wide as they are likely. */
export function SlotWheel({ steps, id }: { steps: readonly SlotStep[]; id: string }) {
  const money = useMoney();
  const { round } = useTableState();
  const last = steps.at(-1);
  if (last?.step !== 'wheel' || round === null) return null;
  const pays = [...new Set(last.segments.map(({ paysX100 }) => paysX100))].toSorted((a, b) => a - b);
  return (
    <div className={css.over}>
      <TurningWheel
        segments={last.segments.map(({ paysX100, weight, to }) => ({
          weight,
          colour: colours[pays.indexOf(paysX100) % colours.length]!,
          label: to === undefined ? `${paysX100 / 100}×` : '★',
        }))}
        at={last.at}
        id={id}
        isOver={false}
        middle={last.turns > 1 ? `${last.turn}/${last.turns}` : money(round.bet.stake)}
      />
    </div>
  );
}
