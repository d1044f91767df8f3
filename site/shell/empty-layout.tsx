import type { ReactNode } from 'react';
import css from './empty-layout.module.css';
import { ShellSlots } from './shell-slots.tsx';

/** The page and nothing around it. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <div className={css.layout} data-layout="empty">
    <main id="main" className={css.page} tabIndex={-1}>
      {children}
    </main>
    <ShellSlots />
  </div>
);
