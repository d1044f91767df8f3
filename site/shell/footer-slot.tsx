// The foot of every page stands in the first HTML, and comes to life later.
import { useRouter } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { later } from '../start/later.ts';
// With the first styles: the first HTML is painted with them.
import './footer.module.css';
import '#ui/pay-mark.module.css';

const LaterFooter = import.meta.env.SSR
  ? () => null
  : later(() => import('./footer.tsx').then(({ Footer }) => Footer));

/** Never drawn anew by what is around it: what has not come to life yet would be taken away meanwhile. */
export const FooterSlot = memo(function FooterSlot() {
  const { footer: Footer = LaterFooter } = useRouter().options.context;
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
