import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './kicker.module.css';

/** The pill above a headline on art that says what kind of thing this is. */
export const Kicker = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <span className={css.kicker}>
    {icon && <Icon name={icon} size={15} />}
    {children}
  </span>
);
