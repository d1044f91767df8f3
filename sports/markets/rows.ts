// Short ways to write rows of the tables of markets.
import type { KindName } from '../settle/kinds.ts';
import type { MarketParams } from '../settle/market-spec.ts';
import type { MarginClass, MarketGroup, MarketType } from './market.ts';

interface More {
  readonly variants?: readonly MarketParams[];
  readonly margin?: MarginClass;
  readonly hasCashOut?: boolean;
  readonly isForBuilder?: boolean;
}

export const row = (
  code: string,
  kind: KindName,
  tallies: string | readonly string[],
  group: MarketGroup,
  { variants = [{}], margin = 'side', hasCashOut = true, isForBuilder = true }: More = {},
): MarketType => ({
  code,
  kind,
  tallies: typeof tallies === 'string' ? [tallies] : tallies,
  variants,
  group,
  margin,
  hasCashOut,
  isForBuilder,
});

export const atLines = (...lines: number[]): MarketParams[] => lines.map((line) => ({ line }));

/** From the first to the last, by a step. */
export const linesBetween = (first: number, last: number, step: number): MarketParams[] =>
  atLines(
    ...Array.from({ length: Math.round((last - first) / step) + 1 }, (_, place) => first + place * step),
  );

export const bothSides = (params: readonly MarketParams[] = [{}]): MarketParams[] =>
  params.flatMap((more) => [
    { side: 'home', ...more },
    { side: 'away', ...more },
  ]);
