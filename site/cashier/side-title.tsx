import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import css from './side-title.module.css';

/** The title of a small panel beside the page. */
export const SideTitle = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <h2 className={css.title}>
    <Icon name={icon} size={20} />
    {children}
  </h2>
);
