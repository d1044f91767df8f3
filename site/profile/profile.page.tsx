// /profile, which only leads to its first page (spec §2)
import { redirect } from '@tanstack/react-router';
import type { PageModule } from '../routing/page.ts';

export const check: PageModule['check'] = () => {
  throw redirect({ to: '/profile/settings', statusCode: 302 });
};

export default function ProfilePage() {
  return null;
}
