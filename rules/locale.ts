// Which language an address speaks (spec §2: the default locale has no prefix; decisions D18–D20).

export interface Locale {
  code: string;
  name: string;
}

export interface Locales {
  locales: readonly Locale[];
  defaultLocale: string;
}

const isKnown = ({ locales }: Locales, code: string | undefined): code is string =>
  locales.some((locale) => locale.code === code);

/** Splits "/ru/offers" into the locale it names and the bare path; matching is exact, so "/RU" names none. */
export function splitLocale(pathname: string, known: Locales): { prefix: string | null; path: string } {
  const [, first] = pathname.split('/');
  if (!isKnown(known, first)) return { prefix: null, path: pathname };
  return { prefix: first, path: pathname.slice(first.length + 1) || '/' };
}

/** "/offers" in Russian is "/ru/offers"; in the default locale it stays bare. */
export function localisePath(path: string, locale: string, { defaultLocale }: Locales): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The first wish that can be met: exactly, or by its language alone ("ru-RU" is met by "ru"). */
export function matchLocale(wishes: readonly string[], { locales }: Locales): string | undefined {
  const codes = locales.map(({ code }) => code);
  for (const wish of wishes.map((text) => text.toLowerCase())) {
    const match = codes.find((code) => code === wish) ?? codes.find((code) => code === wish.split('-')[0]);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** "pt-BR,pt;q=0.9,en;q=0.8" as wishes, the dearest first. */
export function readAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, quality] = part.trim().split(/;\s*q=/) as [string, string?];
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
