import { useText } from '../../i18n/use-text.tsx';
import type { Action } from '../hud/action.ts';
import { useMoney } from '../use-money.ts';
import { useStart } from '../use-start.ts';
import type { Chips } from './use-chips.ts';

/** Plays what lies on the table; with nothing there it says so. */
export function useChipPrimary({ laid, sum }: Chips, label: string): Action {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  if (sum === 0)
    return { tone: 'quiet', label: t('play.chips.lay'), isDisabled: true, onPress: () => undefined };
  const detail = t('play.chips.onTable', { amount: money(sum) });
  return { tone: 'go', label, detail, onPress: () => start({ stake: sum, chips: laid }) };
}
