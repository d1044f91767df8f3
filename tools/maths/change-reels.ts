// Changes single symbols of the paid reels until a spin pays so much on average. What a reel is worth if it showed one
// symbol only tells what every change on it is worth, so that the best change is known before it is tried.
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { drawInt, type Rng } from '#games/rng/rng.ts';
import { spinPart } from './parts.ts';

/** Nearer than this is near enough. */
const NEAR = 0.00007;
const ROUNDS = 200;
const LIKELY = 3;

interface Wish {
  aim: number;
  /** What may be changed into each other. */
  payers: readonly string[];
  rng: Rng;
}

interface Change {
  reel: number;
  place: number;
  symbol: string;
}

export function changeReels(figures: SlotFigures, { aim, payers, rng }: Wish): SlotFigures {
  let [now, gap] = [figures, spinPart(figures) - aim];
  let [best, least] = [now, Math.abs(gap)];
  for (let round = 0; round < ROUNDS && least > NEAR; round++) {
    const reel = drawInt(rng, figures.heights.length);
    const changes = rankedChanges(now, { reel, payers, gap });
    // Now and then any change is taken, so that the search does not stand still.
    const isAny = round % 10 === 9;
    const tried = isAny ? [changes[drawInt(rng, changes.length)]!] : changes.slice(0, LIKELY);
    for (const change of tried) {
      const next = withChange(now, change);
      const nextGap = spinPart(next) - aim;
      if (!isAny && Math.abs(nextGap) >= Math.abs(gap)) continue;
      [now, gap] = [next, nextGap];
      break;
    }
    if (Math.abs(gap) < least) [best, least] = [now, Math.abs(gap)];
  }
  return best;
}

/** All changes of one reel, those first that should come nearest. */
function rankedChanges(
  figures: SlotFigures,
  { reel, payers, gap }: { reel: number; payers: readonly string[]; gap: number },
): Change[] {
  const strip = stripsOf(figures)[reel]!.split(' ');
  const worth = new Map(payers.map((symbol) => [symbol, spinPart(withStrip(figures, reel, symbol))]));
  return strip
    .flatMap((old, place) => {
      if (!worth.has(old)) return [];
      const others = payers.filter((symbol) => symbol !== old);
      return others.map((symbol) => {
        const gain = (worth.get(symbol)! - worth.get(old)!) / strip.length;
        return { change: { reel, place, symbol }, off: Math.abs(gap + gain) };
      });
    })
    .toSorted((a, b) => a.off - b.off)
    .map(({ change }) => change);
}

const stripsOf = ({ strips, modes }: SlotFigures): readonly string[] => strips[modes['base']!.strips]!;

function withChange(figures: SlotFigures, { reel, place, symbol }: Change): SlotFigures {
  return withStrip(figures, reel, stripsOf(figures)[reel]!.split(' ').with(place, symbol).join(' '));
}

function withStrip(figures: SlotFigures, reel: number, strip: string): SlotFigures {
  const set = figures.modes['base']!.strips;
  return { ...figures, strips: { ...figures.strips, [set]: stripsOf(figures).with(reel, strip) } };
}
