// Lists that must name everything of their kind.
import { pageOf } from '#site/routing/page-of.ts';
import { isTest, type Source } from './sources.ts';

/** Calls that no test names letter for letter, as `account.getInfo` in code or in a title. */
export function unnamedCalls(names: Iterable<string>, sources: readonly Source[]): string[] {
  const tests = sources.filter(({ path }) => isTest(path)).map(({ text }) => text);
  return [...names].filter((name) => {
    const wholeName = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`);
    return !tests.some((text) => wholeName.test(text));
  });
}

/** Pages that no row of site/routes.ts leads to, and rows that lead to no page. */
export function routeFaults(sources: readonly Source[]): string[] {
  const routes = sources.find(({ path }) => path === 'site/routes.ts')?.text ?? '';
  const named = new Set(
    routes
      .split(/\broute\('/)
      .slice(1)
      .map(pageOfRow),
  );
  const pages = new Set(sources.flatMap(({ path }) => /^site\/(.+)\.page\.tsx$/.exec(path)?.[1] ?? []));
  const without = (page: string) => `site/${page}.page.tsx has no route: add a row to site/routes.ts`;
  const nowhere = (page: string) => `site/routes.ts leads to site/${page}.page.tsx, which is not there`;
  return [
    ...[...pages].filter((page) => !named.has(page)).map(without),
    ...[...named].filter((page) => !pages.has(page)).map(nowhere),
  ];
}

/** What follows "route('" up to the next one: the address, and perhaps the page it says. */
const pageOfRow = (row: string): string =>
  /\bpage: '([^']+)'/.exec(row)?.[1] ?? pageOf(row.slice(0, row.indexOf("'")));

/** Spoken by the server alone, which asks for its words by text. */
const ofServer = new Set(['letters', 'push']);

/** Areas of words whose messages the compiler does not know. */
export function undeclaredAreas(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path }) => {
    const area = /^content\/messages\/en\/([^/]+)\.json$/.exec(path)?.[1];
    if (area === undefined || ofServer.has(area)) return [];
    const isDeclared = sources.some(({ text }) => text.includes(`'#content/messages/en/${area}.json'`));
    return isDeclared ? [] : [`${path} is declared nowhere: see "words" in docs/how-to/add-a-page.md`];
  });
}
