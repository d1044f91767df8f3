// One walk twice: on a desktop in every run, on a phone in the long one.
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';

export interface Walk {
  open: Open;
  origin: string;
  width: number;
}

export function onBothWidths(
  title: string,
  walk: (given: Walk) => Promise<void>,
  { of: journeyOf = journey, isLong = false }: { of?: typeof journey; isLong?: boolean } = {},
): void {
  journeyOf(title, isLong ? long : {}, ({ open, origin }) => walk(at(1440, open, origin)));
  journeyOf(`on a phone ${title}`, long, ({ open, origin }) => walk(at(390, open, origin)));
}

const at = (width: number, open: Open, origin: string): Walk => ({
  open: (path, visit) => open(path, { width, ...visit }),
  origin,
  width,
});
