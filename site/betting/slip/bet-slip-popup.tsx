import type { DialogProps } from '../../dialogs/dialog-props.ts';
import { useIsLost } from '../use-is-lost.ts';
import css from './bet-slip-popup.module.css';
import { SlipPanel } from './slip-panel.tsx';

/** The slip on a phone: a sheet from below. */
export default function BetSlipPopup({ frame, close }: DialogProps) {
  return (
    <div className={css.sheet}>
      <span className={css.grip} aria-hidden="true" />
      <SlipPanel isLost={useIsLost()} titleId={frame.titleId} onClose={() => close(undefined)} />
    </div>
  );
}
