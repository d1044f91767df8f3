import type { ReactNode } from 'react';

/** For the page of icons: the drawings alone (spec §2 "svg-sprite"). */
export const SpriteLayout = ({ children }: { children: ReactNode }) => (
  <main id="main" data-layout="svg-sprite" tabIndex={-1}>
    {children}
  </main>
);
