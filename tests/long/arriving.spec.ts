// @module-tag long
// Pages that arrive in pieces, on a phone and at a desk.
import { expectArrives } from '../journeys/arriving.ts';
import { journey } from '../journeys/browser.ts';

const LISTS = 4;

const visits = ['/', '/gamehall'].flatMap((path) => [390, 1440].map((width) => ({ path, width })));

journey.for(visits)('what has arrived of $path at $width px does not move', ({ path, width }, { open }) =>
  expectArrives(open, path, width, LISTS),
);
