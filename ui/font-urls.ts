// The font files worth asking for before the stylesheet has been read: the two faces in the script of the page.
import golosCyrillic from './fonts/golos-cyrillic.woff2';
import golosLatin from './fonts/golos-latin.woff2';
import unboundedCyrillic from './fonts/unbounded-cyrillic.woff2';
import unboundedLatin from './fonts/unbounded-latin.woff2';

export type Script = 'latin' | 'cyrillic';

/** Digits and the brand are Latin everywhere, so a Cyrillic page needs both scripts. */
export const fontUrls: Readonly<Record<Script, readonly string[]>> = {
  latin: [golosLatin, unboundedLatin],
  cyrillic: [golosCyrillic, golosLatin, unboundedCyrillic, unboundedLatin],
};
