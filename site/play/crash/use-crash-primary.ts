import type { TargetBet } from '#games/kinds/crash/crash.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { Action } from '../hud/action.ts';
import { useTableState } from '../play-context.ts';
import type { SharedLine, SharedState } from '../shared-table/shared-line.ts';
import { useNextRound } from '../shared-table/use-next-round.ts';
import { isRoundOpen } from '../table.ts';
import { formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useWatching } from '../use-watching.ts';
import type { Flight } from './use-flight.ts';

interface Terms {
  line: SharedLine;
  shared: SharedState;
  flight: Flight;
  bet: TargetBet;
  leastX100: number;
}

/** What the main button does: a bet while bets are open, the way out while it flies, and otherwise a place in the next. */
export function useCrashPrimary({ line, shared, flight, bet, leastX100 }: Terms): Action {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const next = useNextRound({ shared, place: () => void line.place({ ...bet }) });
  const isWatching = useWatching();
  const idle = { isDisabled: true, onPress: () => undefined };
  if (isWatching)
    return { tone: 'quiet', label: t('play.shared.watching'), detail: t('play.shared.forMoney'), ...idle };
  if (!isRoundOpen(state)) return next.action(money(bet.stake));
  const { stake, targetX100 } = state.round!.bet as unknown as TargetBet;
  if (shared.round?.phase !== 'running')
    return { tone: 'quiet', label: t('play.shared.in', { amount: money(stake) }), ...idle };
  if (flight.x100 >= targetX100)
    return { tone: 'quiet', label: t('play.crash.out', { times: formatTimes(targetX100 * 100) }), ...idle };
  return {
    tone: 'collect',
    label: money(paidAt(stake, flight.x100 * 100)),
    detail: t('play.collectAt', { times: formatTimes(flight.x100 * 100) }),
    isDisabled: flight.x100 < leastX100 || state.isAsking,
    onPress: () => void line.leave(),
  };
}
