// A small panel that drops from the button that opens it. The browser's own popover does the work: it closes on Escape
// and on a press elsewhere and gives the focus back, before any script has arrived.
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import css from './drop-panel.module.css';

interface DropPanelProps {
  /** Said where the panel may be drawn apart from its page (see render-corner.tsx) and must be called the same. */
  id?: string;
  /** The look of the button, and its name where its content has no words. */
  buttonClass: string | undefined;
  label?: string;
  button: ReactNode;
  /** Above the button, where the button stands at the foot of the screen. */
  opensUp?: boolean;
  children: ReactNode;
}

export function DropPanel({
  id: ownId,
  buttonClass,
  label,
  button,
  opensUp = false,
  children,
}: DropPanelProps) {
  const drawnId = useId();
  const id = ownId ?? drawnId;
  return (
    <>
      <button type="button" className={buttonClass} aria-label={label} title={label} popoverTarget={id}>
        {button}
      </button>
      <div id={id} popover="auto" className={classes(css.panel, opensUp && css.up)}>
        {children}
      </div>
    </>
  );
}

/** For a choice inside of the panel that should close it. */
export const closePanel = (inside: Element): void => inside.closest<HTMLElement>('[popover]')?.hidePopover();
