// /gamehall/{id}, which only leads to the hall with that category chosen (decision D33)
import { redirect } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { needs, type PageModule } from '../routing/page.ts';

export const reads: PageModule['reads'] = () => [needs(games.getCategories, {})];

/** The id is a category's number or its name; one that is unknown is passed on, and the hall finds nothing. */
export const check: PageModule['check'] = ({ params: { id = '' } }, answers) => {
  const known = answers(games.getCategories, {})?.items.find((category) => String(category.id) === id);
  throw redirect({ to: '/gamehall', search: { category: known?.sysname ?? id }, statusCode: 302 });
};

export default function CategoryPage() {
  return null;
}
