// The foot of every page stands in the first HTML, and its links work there without a script. What makes it move with the
// page comes a while later, or with the first sign of life: it is below what anybody sees first.
import { useRouter } from '@tanstack/react-router';
import { lazy, memo, Suspense } from 'react';
import { orReload } from '../start/reload-once.ts';
// With the first styles: the first HTML is painted with them.
import './footer.module.css';

const AFTER_MS = 2_000;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

const calm = () =>
  new Promise<unknown>((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, capture: true, passive: true });
    setTimeout(resolve, AFTER_MS);
  });

const LaterFooter = import.meta.env.SSR
  ? () => null
  : lazy(() =>
      calm().then(() => orReload(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer })))),
    );

/** Never drawn anew by what is around it: what has not come to life yet would be taken away meanwhile. */
export const FooterSlot = memo(function FooterSlot() {
  const { footer: Footer = LaterFooter } = useRouter().options.context;
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
