// What can be closed by name: the one list that staff choose from, and that a request is checked against.
import { type ClosableScope, closableProducts } from '#contract/closures.ts';
import { shelf } from '#games/shelf.ts';
import { methods } from '../../cashier/methods/shelf.ts';
import type { Config } from '../../config/config.ts';

interface Closable {
  name: string;
  /** For staff. */
  title: string;
}

type NamedScope = Exclude<ClosableScope, 'site'>;

export function listClosable(scope: NamedScope, { studios }: Pick<Config, 'studios'>): readonly Closable[] {
  switch (scope) {
    case 'product':
      return closableProducts.map((name) => ({ name, title: titleOf(name) }));
    case 'game':
      return [...shelf, ...studios.flatMap(({ games }) => games)]
        .map(({ sysname, name }) => ({ name: sysname, title: name }))
        .toSorted((a, b) => a.title.localeCompare(b.title));
    case 'studio': {
      const aggregators = new Set(studios.flatMap(({ via }) => via ?? []));
      return [
        ...studios.map(({ sysname, name }) => ({ name: sysname, title: name })),
        ...[...aggregators].map((name) => ({ name, title: `${titleOf(name)}, all its studios` })),
      ];
    }
    case 'method':
      return methods.map(({ sysname }) => ({ name: sysname, title: titleOf(sysname) }));
    case 'country':
      return countries;
  }
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Unions, and codes that stand for no country. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** A former code has the name of what took its place, and would be listed twice. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const countries: readonly Closable[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code) && isCurrent(code))
  .flatMap((code) => {
    const title = names.of(code);
    return title === undefined ? [] : [{ name: code, title }];
  })
  .toSorted((a, b) => a.title.localeCompare(b.title));
