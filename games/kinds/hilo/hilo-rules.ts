// Ways of playing hi-lo that the sheet states: each decides by what lies open, and by how often it was right.
import type { Price } from './hilo-times.ts';

export interface HiloView {
  prices: readonly Price[];
  /** How many guesses were right. */
  right: number;
  isSkipOffered: boolean;
}

export interface HiloRule {
  play: string;
  decide(view: HiloView): string;
}

/** The guess with the most ways, or with the fewest; nothing to guess means to stop. */
const likeliest = ({ prices }: HiloView) => prices.toSorted((a, b) => b.ways - a.ways)[0]?.guess ?? 'collect';
const boldest = ({ prices }: HiloView) => prices.toSorted((a, b) => a.ways - b.ways)[0]?.guess ?? 'collect';

const stopAfter = (most: number, rule: string, guess: (view: HiloView) => string): HiloRule => ({
  play: `${rule}-${most}`,
  decide: (view) => (view.right === most ? 'collect' : guess(view)),
});

/** A card is passed over unless all ranks but two make its likeliest guess right. */
const PATIENT_WAYS = 11;

function patient(view: HiloView): string {
  const isGood = view.prices.some(({ ways }) => ways >= PATIENT_WAYS);
  return isGood || !view.isSkipOffered ? likeliest(view) : 'skip';
}

export const hiloRules: readonly HiloRule[] = [
  stopAfter(1, 'likeliest', likeliest),
  stopAfter(3, 'likeliest', likeliest),
  stopAfter(6, 'likeliest', likeliest),
  stopAfter(1, 'boldest', boldest),
  stopAfter(3, 'boldest', boldest),
  stopAfter(5, 'patient', patient),
];
