// @module-tag long
// Every page in every language.

import { journey } from '../journeys/sent-page.ts';
import { expectTranslated } from '../journeys/translated-pages.ts';
import { codes } from '../languages.ts';

journey(
  'every page is there for a player in every language: the same parts, other words, a heading and a head',
  ({ origin, read }) => expectTranslated(origin, read, () => codes),
);
