// How somebody likes the sports pages: favourites, pinned markets, odds and times.
import * as z from 'zod/mini';
import { formatOdds, type OddsFormat, oddsFormats } from '#sports/odds/formats.ts';
import { kept } from './kept.ts';

const Favourite = z.object({
  kind: z.enum(['league', 'event']),
  id: z.int(),
  name: z.string(),
  /** Where it leads. */
  to: z.string(),
});
export type Favourite = z.output<typeof Favourite>;

const FAVOURITES_MAX = 40;

const favourites = kept<Favourite[]>('betting_favourites', z.array(Favourite), []);
const format = kept<OddsFormat>('odds_format', z.enum(oddsFormats as [OddsFormat]), 'decimal');
const pinned = kept<string[]>('betting_pinned', z.array(z.string()), []);

const isSame = (a: Favourite, b: Pick<Favourite, 'kind' | 'id'>) => a.kind === b.kind && a.id === b.id;

export function useFavourites() {
  const all = favourites.use();
  return {
    all,
    has: (asked: Pick<Favourite, 'kind' | 'id'>) => all.some((one) => isSame(one, asked)),
    toggle(favourite: Favourite) {
      const others = favourites.read().filter((one) => !isSame(one, favourite));
      const isKnown = others.length < favourites.read().length;
      favourites.write(isKnown ? others : [favourite, ...others].slice(0, FAVOURITES_MAX));
    },
  };
}

/** How the visitor writes odds: `odds(1910)` is "1.91". */
export function useOdds() {
  const chosen = format.use();
  return {
    format: chosen,
    choose: format.write,
    odds: (oddsX1000: number) => formatOdds(oddsX1000, chosen),
  };
}

/** Markets that stand first on every match of their sport, as "football:total". */
export function usePinned() {
  const all = pinned.use();
  return {
    has: (name: string) => all.includes(name),
    toggle(name: string) {
      const now = pinned.read();
      pinned.write(now.includes(name) ? now.filter((one) => one !== name) : [...now, name]);
    },
  };
}

/** '' is the zone of the browser. */
export const keptZone = kept<string>('betting_zone', z.string(), '');
