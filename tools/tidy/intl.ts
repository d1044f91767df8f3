// Words of Intl differ between a server and a browser, and a page that both draw would not agree with itself: names are
// asked of the server (server/content/languages.ts), the rest is said in our own words.
import type { Source } from './sources.ts';

const wordy = /\bIntl\.(DisplayNames|ListFormat|RelativeTimeFormat|DurationFormat)|\bstyle: 'unit'/;

export const intlFaults = ({ path, text }: Source): string[] =>
  /^(site|ui|rules)\/(?!.*\.test\.)/.test(path) && wordy.test(text)
    ? [`${path} lets Intl choose words that a page shows: a server and a browser may choose others`]
    : [];
