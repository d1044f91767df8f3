// /support
import type english from '#content/messages/en/support.json';
import { content } from '#contract/content.ts';
import { support } from '#contract/support.ts';
import { useRead } from '../asking/reads.ts';
import { Article } from '../content/article.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { WriteToUs } from './write-to-us.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    support: typeof english;
  }
}

const words = { slug: 'support' };

export const reads: PageModule['reads'] = () => [
  needs(content.getPage, words),
  needs(support.getsettings, {}),
];
export const texts: PageModule['texts'] = ['support', 'form', 'validation'];
export const head: PageModule['head'] = (_say, _address, answers) => {
  const page = answers(content.getPage, words);
  return { title: page?.title ?? '', description: page?.description ?? '' };
};

export default function SupportPage() {
  const { data: page } = useRead(content.getPage, words);
  return page ? (
    <Article page={page}>
      <WriteToUs />
    </Article>
  ) : null;
}
