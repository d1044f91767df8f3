import { type BaccaratFigures, type BaccaratSpot, baccaratStep } from '#games/kinds/baccarat/baccarat.ts';
import { chipFaultOf } from '#games/kinds/chip-step.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { Laid } from '../chips/use-chips.ts';
import type { Action } from '../hud/action.ts';
import { useMoney } from '../use-money.ts';

/** Replaces the main button while the chips on a spot are not in its steps: the server accepts no such bet. */
export function useChipSteps(laid: Laid, figures: BaccaratFigures, action: Action): Action {
  const t = useText();
  const money = useMoney();
  const fault = chipFaultOf({ chips: laid }, (spot) => baccaratStep(figures, spot));
  if (fault === null) return action;
  const spot = t(`play.baccarat.spots.${fault.spot as BaccaratSpot}`);
  const label = t('play.baccarat.step', { spot, amount: money(fault.step) });
  return { tone: 'quiet', label, isDisabled: true, onPress: () => undefined };
}
