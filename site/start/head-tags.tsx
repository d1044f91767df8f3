// What pages say in the head. The first HTML has all of it from the router's own part, with styles and scripts; a browser
// only ever changes what pages say of themselves, and is spared the rest of that part.
import { HeadContent, Scripts, useMatches } from '@tanstack/react-router';

export const HeadTags = import.meta.env.SSR ? HeadContent : BrowserHead;
export const PageScripts = import.meta.env.SSR ? Scripts : () => null;

type Tag = Partial<Record<'title' | 'name' | 'property' | 'content' | 'rel' | 'href' | 'hrefLang', string>>;

function BrowserHead() {
  const { title, meta, links } = useMatches({
    structuralSharing: true,
    select: (matches) => tagsOf(matches as unknown as readonly HeadMatch[]),
  });
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map((tag) => (
        <link key={`${tag.rel} ${tag.href} ${tag.hrefLang}`} {...tag} />
      ))}
    </>
  );
}

interface HeadMatch {
  meta?: readonly Tag[];
  links?: readonly Tag[];
}

/** Of two that say the same, the page within says it. */
function tagsOf(matches: readonly HeadMatch[]) {
  const said = matches.flatMap(({ meta = [] }) => meta);
  const named = new Map(said.map((tag) => [tag.name ?? tag.property ?? 'title', tag]));
  const title = named.get('title')?.title ?? '';
  named.delete('title');
  return { title, meta: [...named.values()], links: matches.flatMap(({ links = [] }) => links) };
}
