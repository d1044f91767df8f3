// Prices that a trader sets by hand: what they do to a market's margin, and when a second trader must agree.

interface Priced {
  /** What it is worth, between 0 and 1. */
  chance: number;
  /** In thousandths; null: not offered. */
  odds: number | null;
}

/** What prices add up to beyond what is fair, as a share. `fairSum` is what fair ones add up to: of double chance, 2. */
export const marginOfPrices = (outcomes: readonly Priced[], fairSum: number): number =>
  outcomes.reduce((sum, { chance, odds }) => sum + (odds === null ? chance : 1000 / odds), 0) / fairSum - 1;

/** How far above the usual margin one trader may go alone. */
const ABOVE_USUAL = 0.05;

/** The highest margin that needs nobody else, where a market usually takes so much. */
export const marginMost = (usual: number): number => usual + ABOVE_USUAL;

/** Above what the model thinks it is worth, or with a margin that is far from usual. */
export const needsSecondTrader = (
  { chance, odds }: { chance: number; odds: number },
  { margin, most }: { margin: number; most: number },
): boolean => (odds / 1000) * chance > 1 || margin < 0 || margin > most;
