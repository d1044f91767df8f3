// Lists that must name everything of their kind.
import { isTest, type Source } from './sources.ts';

/** Calls that no test names letter for letter, as `account.getInfo` in code or in a title. */
export function unnamedCalls(names: Iterable<string>, sources: readonly Source[]): string[] {
  const tests = sources.filter(({ path }) => isTest(path)).map(({ text }) => text);
  return [...names].filter((name) => {
    const wholeName = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`);
    return !tests.some((text) => wholeName.test(text));
  });
}

/** Pages that site/routes.ts does not name, and so nobody can visit. */
export function unroutedPages(sources: readonly Source[]): string[] {
  const routes = sources.find(({ path }) => path === 'site/routes.ts')?.text ?? '';
  return sources.flatMap(({ path }) => {
    const page = /^site\/(.+)\.page\.tsx$/.exec(path)?.[1];
    return page === undefined || new RegExp(`'/?${page}'`).test(routes) ? [] : [`${path} has no route`];
  });
}
