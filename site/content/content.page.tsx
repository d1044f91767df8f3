// /{slug}
import { notFound } from '@tanstack/react-router';
import type { PageModule } from '../page.ts';

export const check: PageModule['check'] = () => {
  throw notFound();
};

export default function ContentPage() {
  return null;
}
