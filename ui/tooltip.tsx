import { Tooltip as Parts } from '@base-ui/react/tooltip';
import { type ReactNode, use } from 'react';
import { PopupHome } from './popup-home.ts';
import type { Bare } from './render-as.ts';
import css from './tooltip.module.css';

interface TooltipProps {
  /** A word more about what it hangs on. Thumbs never see it, so nothing may depend on it. */
  text: ReactNode;
  /** What it hangs on: something that takes the focus. */
  children: Bare;
  side?: 'top' | 'bottom';
}

export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => (
  <Parts.Root>
    <Parts.Trigger render={children} delay={300} />
    <Parts.Portal container={use(PopupHome)}>
      <Parts.Positioner className={css.positioner} side={side} sideOffset={8}>
        <Parts.Popup className={css.tooltip}>{text}</Parts.Popup>
      </Parts.Positioner>
    </Parts.Portal>
  </Parts.Root>
);
