import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { useMoney } from '../use-money.ts';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-pays.module.css';
import { useSlotRules } from './slot-rules.ts';

/** What every symbol pays at the stake that is set, and how the game is won. */
export function SlotPays({ figures, look }: { figures: SlotFigures; look: SlotLook }) {
  const money = useMoney();
  const { stake } = useTableState();
  const lines = useSlotRules(figures);
  const { scatter, paysX100 } = figures;
  const scatterPays: [string, readonly number[]][] = scatter?.paysX100.some((pays) => pays > 0)
    ? [[scatter.symbol, scatter.paysX100]]
    : [];
  return (
    <Rules lines={lines}>
      <ul className={css.pays}>
        {[...Object.entries(paysX100), ...scatterPays].map(([symbol, pays]) => (
          <li key={symbol} className={css.symbol}>
            {look.pictures[symbol] !== undefined && (
              <img
                className={css.picture}
                src={pictureAt(look.pictures[symbol])}
                alt=""
                width={56}
                height={56}
              />
            )}
            <ol className={css.rows}>
              {pays
                .map((x100, count) => [count, x100] as const)
                .filter(([, x100]) => x100 > 0)
                .toReversed()
                .map(([count, x100]) => (
                  <li key={count}>
                    {count}× <b>{money(Math.floor((stake * x100) / 100))}</b>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ul>
    </Rules>
  );
}
