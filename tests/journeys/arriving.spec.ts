// A page that arrives in pieces. More pages in more pieces: tests/long.
import { expectArrives } from './arriving.ts';
import { journey } from './browser.ts';

journey.for([
  ['/', 390],
  ['/gamehall', 1440],
] as const)('what has arrived of %s at %i px does not move', ([path, width], { open }) =>
  expectArrives(open, path, width, 1),
);
