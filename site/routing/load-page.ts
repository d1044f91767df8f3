// Pages are fetched one by one. The first HTML names the file of its own page and has begun to fetch it, so the list of
// all pages, which grows with the product, is left for the first step to another page.
import type { PageModule } from './page.ts';

declare global {
  /** What start-script.tsx has begun to fetch, by the page's source file. */
  var begunPages: Readonly<Record<string, Promise<PageModule>>> | undefined;
}

/** Pages that have been fetched: what stands around a page may be the page's own. */
const loaded = new Map<string, PageModule>();

export const loadedPage = (file: string | undefined): PageModule | undefined => loaded.get(file ?? '');

export async function loadPage(file: string): Promise<PageModule> {
  const begun = globalThis.begunPages?.[file]?.catch(() => null);
  const page = (await begun) ?? (await fromList(file));
  loaded.set(file, page);
  return page;
}

async function fromList(file: string): Promise<PageModule> {
  const { pages } = await import('../pages.ts');
  const load = pages[file];
  if (load === undefined) throw new Error(`there is no page ${file}`);
  return load();
}
