// /{slug}: whatever the content system has under that name
import { notFound, useParams } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { Refusal } from '#contract/refusals.ts';
import { useRead } from '../asking/reads.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { Article } from './article.tsx';

const of = (slug = '') => ({ slug: slug.slice(0, 100) });

export const reads: PageModule['reads'] = ({ params }) => [needs(content.getPage, of(params['slug']))];
export const head: PageModule['head'] = (_say, { params }, answers) => {
  const page = answers(content.getPage, of(params['slug']));
  return { title: page?.title ?? '', description: page?.description ?? '' };
};

/** No page by that name is "not found"; an answer that never came is an error. */
export const check: PageModule['check'] = ({ params }, answers) => {
  const page = answers(content.getPage, of(params['slug']));
  if (page === null) throw notFound();
  if (page === undefined) throw new Refusal('UnknownError');
};

export default function ContentPage() {
  const { slug } = useParams({ from: '/$slug' });
  const { data } = useRead(content.getPage, of(slug));
  return data ? <Article page={data} /> : null;
}
