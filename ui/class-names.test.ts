// A misspelt class name is silence: no error, no style. So every name a part asks its stylesheet for must be there, and
// every name a stylesheet offers must be asked for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = ['ui', 'site'].flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((path) => join(place, path)),
);
const parts = files.filter((path) => path.endsWith('.tsx'));
const sheets = files.filter((path) => path.endsWith('.module.css'));

interface Use {
  sheet: string;
  name: string;
}

/** The names asked for by `css.name`; one chosen by a value, `css[size]`, may be any. */
const ANY = '*';

function usesOf(path: string): Use[] {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css|#ui\/[^']+\.module\.css)'/g)];
  const body = text.replaceAll(/^import .*$/gm, '');
  return imports.flatMap(([, local, from]) => {
    const sheet = from!.startsWith('#') ? from!.slice(1) : join(dirname(path), from!);
    const named = [...body.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      sheet,
      name: name!,
    }));
    return body.includes(`${local}[`) ? [...named, { sheet, name: ANY }] : named;
  });
}

const namesIn = (sheet: string) =>
  new Set(
    [
      ...readFileSync(sheet, 'utf8')
        .replace(/\/\*.*?\*\/|url\(.*?\)/gs, '')
        .matchAll(/\.([a-z]\w*)/gi),
    ].map(([, name]) => name!),
  );

const uses = parts.flatMap(usesOf);

test.for(parts.filter((path) => usesOf(path).length > 0))('%s asks only for names that exist', (path) => {
  const missing = usesOf(path).filter(
    ({ sheet, name }) => !existsSync(sheet) || (name !== ANY && !namesIn(sheet).has(name)),
  );
  expect(missing).toEqual([]);
});

test.for(sheets)('%s offers only names that are asked for', (sheet) => {
  const asked = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name));
  const idle = asked.has(ANY) ? [] : [...namesIn(sheet)].filter((name) => !asked.has(name));
  expect(asked.size).toBeGreaterThan(0);
  expect(idle).toEqual([]);
});
