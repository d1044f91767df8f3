import { useText } from '../../i18n/use-text.tsx';
import type { Chips, Laid } from '../chips/use-chips.ts';
import type { Action } from '../hud/action.ts';
import { useTableState } from '../play-context.ts';
import { isRoundOpen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useWatching } from '../use-watching.ts';
import type { Seated, SharedLine, SharedState } from './shared-line.ts';
import { useNextRound } from './use-next-round.ts';

interface Terms {
  line: SharedLine;
  shared: SharedState;
  chips: Chips;
}

/** What the main button does at a table of chips: it lays them down for good, in this round or in the next. */
export function useSharedChipPrimary({ line, shared, chips: { laid, sum } }: Terms): Action {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const next = useNextRound({ shared, place: () => void line.place({ stake: sum, chips: laid }) });
  const isWatching = useWatching();
  const idle = { isDisabled: true, onPress: () => undefined };
  if (isWatching)
    return { tone: 'quiet', label: t('play.shared.watching'), detail: t('play.shared.forMoney'), ...idle };
  if (isRoundOpen(state))
    return { tone: 'quiet', label: t('play.shared.in', { amount: money(state.round!.staked) }), ...idle };
  if (sum === 0) return { tone: 'quiet', label: t('play.chips.lay'), ...idle };
  return next.action(money(sum));
}

/** What others have on each spot, in cents of whatever they play with. */
export function chipsOfOthers(seats: readonly Seated[], own: string | undefined): Laid {
  const sums: Record<string, number> = {};
  for (const { id, chips } of seats)
    if (id !== own)
      for (const [spot, cents] of Object.entries(chips ?? {})) sums[spot] = (sums[spot] ?? 0) + cents;
  return sums;
}

/** What one's own chips were paid, once that is known. */
export function useOwnPays(): Laid | null {
  const { round } = useTableState();
  const result = round?.is_over === true ? round.steps.find(({ step }) => step === 'result') : undefined;
  return (result?.['pays'] as Laid | undefined) ?? null;
}
