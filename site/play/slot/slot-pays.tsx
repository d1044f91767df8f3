import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { useMoney } from '../use-money.ts';
import { pictureAt, type SlotLook } from './slot-looks.ts';
import css from './slot-pays.module.css';

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

function useSlotRules({ win, wild, scatter, free, factors, capX100 }: SlotFigures): string[] {
  const t = useText();
  const lines: string[] = [];
  if (win.by === 'lines') lines.push(t('play.slot.rules.lines', { count: win.lines.length }));
  if (win.by === 'ways') lines.push(t('play.slot.rules.ways'));
  if (wild !== undefined) lines.push(t('play.slot.rules.wild'));
  if (factors !== undefined) lines.push(t('play.slot.rules.factor'));
  const least = scatter?.spins.findIndex((count) => count > 0) ?? -1;
  if (scatter !== undefined && least > 0)
    lines.push(t('play.slot.rules.free', { scatters: least, count: scatter.spins[least]! }));
  if (free !== undefined && free.times > 1) lines.push(t('play.slot.rules.freeTimes', { times: free.times }));
  if (free?.rise !== undefined) lines.push(t('play.slot.rules.rise'));
  lines.push(t('play.slot.rules.cap', { times: capX100 / 100 }));
  return lines;
}
