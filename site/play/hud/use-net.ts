import { useTableState } from '../play-context.ts';
import { useMoney } from '../use-money.ts';

/** The session's net result with its sign: "+€ 4.00", "−€ 1.50". */
export function useNet(): string {
  const money = useMoney();
  const { net } = useTableState();
  return `${net > 0 ? '+' : net < 0 ? '−' : ''}${money(Math.abs(net))}`;
}
