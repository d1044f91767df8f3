import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { useMoney } from '../use-money.ts';
import { payTableOf } from './pay-table.ts';
import { SlotLines } from './slot-lines.tsx';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-pays.module.css';
import { useSlotRules } from './slot-rules.ts';

/** What every symbol pays at the stake that is set, and how the game is won. */
export function SlotPays({ figures, look }: { figures: SlotFigures; look: SlotLook }) {
  const money = useMoney();
  const { stake } = useTableState();
  const lines = useSlotRules(figures);
  const pays = payTableOf(figures);
  const { win, heights } = figures;
  return (
    <Rules lines={lines}>
      <ul className={css.pays}>
        {pays.map(({ symbols, paysX100 }) => (
          <li key={symbols.join()} className={css.symbol}>
            <span className={css.pictures}>
              {symbols
                .flatMap((symbol) => look.pictures[symbol] ?? [])
                .map((picture) => (
                  <img
                    key={picture}
                    className={symbols.length === 1 ? css.picture : css.mixed}
                    src={pictureAt(picture)}
                    alt=""
                    width={56}
                    height={56}
                  />
                ))}
            </span>
            <ol className={css.rows}>
              {paysX100
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
      {win.by === 'lines' && win.lines.length > 1 && (
        <SlotLines lines={win.lines} rows={Math.max(...heights.map(rowsOf))} />
      )}
    </Rules>
  );
}

const rowsOf = (height: SlotFigures['heights'][number]): number =>
  typeof height === 'number' ? height : Math.max(...height.map(({ cells }) => cells));
