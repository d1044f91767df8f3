// /profile/bets, which only leads to its first page (spec §2)
import { redirect } from '@tanstack/react-router';
import type { PageModule } from '../routing/page.ts';

export const check: PageModule['check'] = () => {
  throw redirect({ to: '/profile/bets/history', statusCode: 302 });
};

export default function BetsPage() {
  return null;
}
