// The foot of every page stands in the first HTML, and comes to life later.
import { useRouter } from '@tanstack/react-router';
import { memo, Suspense, useSyncExternalStore } from 'react';
import { later } from '../start/later.ts';
// With the first styles: the first HTML is painted with them.
import './footer.module.css';
import '#ui/pay-mark.module.css';

const LaterFooter = import.meta.env.SSR
  ? () => null
  : later(() => import('./footer.tsx').then(({ Footer }) => Footer));

/**
 * Never drawn anew by what is around it: what has not come to life yet would be taken away meanwhile. In another language
 * it is another one: what came in the former could not be taken over with these words.
 */
export const FooterSlot = memo(function FooterSlot() {
  const { footer: Footer = LaterFooter, texts } = useRouter().options.context;
  const localeOf = () => texts.locale;
  const locale = useSyncExternalStore(texts.subscribe, localeOf, localeOf);
  return (
    <Suspense key={locale}>
      <Footer />
    </Suspense>
  );
});
