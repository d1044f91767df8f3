import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { canBegin, isRoundOpen, isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import type { Action } from './action.ts';

/**
 * What the main button says, whatever the game wants it to: while an answer is awaited it waits, while a round is shown it
 * shows the rest at once, and a stake that is not there cannot be played. Whoever has used up free spins says first that
 * they go on with their own money.
 */
export function usePrimary(wanted: Action, costs: number): Action {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { balance, round } = state;
  if (state.isAsking) return { ...wanted, isDisabled: true };
  if (!isSeen(state))
    return { tone: 'stop', label: t('play.skip'), onPress: () => table.see(round?.steps.length ?? 0) };
  if (state.isResting && !isRoundOpen(state)) return { ...wanted, isDisabled: true };
  if (state.free.isUsedUp && canBegin(state)) {
    const label = t('play.pack.usedUp');
    return { tone: 'quiet', label, detail: t('play.pack.goOn'), onPress: () => table.goOn() };
  }
  const pack = packInUse(state.free);
  const count = pack && { number: pack.remaining_count, word: t('play.pack.word') };
  const short = balance === null || pack !== undefined ? 0 : costs - balance.cash - balance.bonus;
  if (!canBegin(state) || short <= 0) return { ...wanted, count };
  const detail = t('play.short', { amount: money(short) });
  return { tone: 'short', label: t('play.notEnough'), detail, isDisabled: true, onPress: () => undefined };
}
