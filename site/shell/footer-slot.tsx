// The foot of every page stands in the first HTML, and comes to life later.
import { useRouter } from '@tanstack/react-router';
import { later } from '../start/later.ts';
import { LaterPart } from '../start/later-part.tsx';
// With the first styles: the first HTML is painted with them.
import './footer.module.css';
import '#ui/pay-mark.module.css';

const LaterFooter = import.meta.env.SSR
  ? () => null
  : later(() => import('./footer.tsx').then(({ Footer }) => Footer));

export function FooterSlot() {
  const { footer = LaterFooter } = useRouter().options.context;
  return <LaterPart part={footer} />;
}
