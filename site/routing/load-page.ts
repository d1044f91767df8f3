// Pages are fetched one by one. The first HTML names the file of its own page and has begun to fetch it, so the list of
// all pages, which grows with the product, is left for the first step to another page.
import type { PageModule } from './page.ts';

declare global {
  /** What start-script.tsx has begun to fetch, by the page's source file. */
  var begunPages: Readonly<Record<string, Promise<PageModule>>> | undefined;
}

export async function loadPage(file: string): Promise<PageModule> {
  const begun = globalThis.begunPages?.[file]?.catch(() => null);
  return (await begun) ?? (await fromList(file));
}

async function fromList(file: string): Promise<PageModule> {
  const { pages } = await import('../pages.ts');
  const load = pages[file];
  if (load === undefined) throw new Error(`there is no page ${file}`);
  return load();
}
