// The head of a page: what search engines, link previews and the browser's tab are told.
import type { PageHead } from './page.ts';
import type { Visit } from './visit.ts';

const NAME = 'Marigold';

export function headTags(head: PageHead | null, { origin }: Visit) {
  if (head === null) return { meta: [{ title: NAME }] };
  const title = head.title === '' ? NAME : `${head.title} · ${NAME}`;
  const { description, isIndexed = true } = head;
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: `${origin}/og.png` },
      ...(description ? [{ name: 'description', content: description }, { property: 'og:description', content: description }] : []),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
  };
}
