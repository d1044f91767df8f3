// /_kit/system/{name}: one system page by its name, among them those that a real visit reaches only with bad luck
import { notFound, useParams } from '@tanstack/react-router';
import { type SystemPageName, systemPageNames } from '#rules/system-pages.ts';
import type { PageModule } from '../routing/page.ts';
import { SystemPage } from './system-page.tsx';

const isKnown = (name: string | undefined): name is SystemPageName =>
  systemPageNames.some((known) => known === name);

export const head: PageModule['head'] = (_say, { params }) => ({
  title: params['name'] ?? '',
  isIndexed: false,
});

export const check: PageModule['check'] = ({ params }) => {
  if (!isKnown(params['name'])) throw notFound();
};

export default function SpecimenPage() {
  const { name } = useParams({ from: '/_kit/system/$name' });
  return isKnown(name) ? <SystemPage name={name} /> : null;
}
