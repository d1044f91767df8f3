// The locale prefix is added to what leaves for the address bar and taken from what comes from it.
import { type Locales, localisePath, splitLocale } from '#rules/locale.ts';

export const localeRewrite = (known: Locales, localeNow: () => string) => ({
  input: ({ url }: { url: URL }) => {
    url.pathname = splitLocale(url.pathname, known).path;
    return url;
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = localisePath(url.pathname, localeNow(), known);
    return url;
  },
});
