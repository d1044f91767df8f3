// What a book offers, as data: a row says what is asked and with which figures; how it is priced and settled follows from
// its kind, and its words from its code.

import type { KindName } from '../settle/kinds.ts';
import { isHalfLine } from '../settle/lines.ts';
import type { MarketParams, MarketSpec } from '../settle/market-spec.ts';

export const sports = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'esports',
  'darts',
] as const;
export type Sport = (typeof sports)[number];

export const marketGroups = [
  'main',
  'totals',
  'handicaps',
  'periods',
  'scores',
  'sides',
  'specials',
] as const;
export type MarketGroup = (typeof marketGroups)[number];

/** What the house takes, by how wide a market is and how well it is known. */
export const margins = {
  result: { before: 0.045, live: 0.06 },
  line: { before: 0.04, live: 0.055 },
  side: { before: 0.06, live: 0.075 },
  wide: { before: 0.09, live: 0.11 },
  score: { before: 0.14, live: 0.16 },
  outright: { before: 0.18, live: 0.2 },
} as const;
export type MarginClass = keyof typeof margins;

export interface MarketType {
  readonly code: string;
  readonly kind: KindName;
  readonly tallies: readonly string[];
  /** Each is a market of its own: a line, a side, a grid. */
  readonly variants: readonly MarketParams[];
  readonly group: MarketGroup;
  readonly margin: MarginClass;
  /** A player may sell a bet on it back. */
  readonly hasCashOut: boolean;
  /** May be a pick of a bet builder: its joint law is exact, and its line is never met. */
  readonly isForBuilder: boolean;
}

export interface Market {
  /** The same for the same question about a match: "total|line=2.5". */
  readonly id: string;
  readonly type: MarketType;
  readonly spec: MarketSpec;
}

export const marketsOf = (types: readonly MarketType[]): Market[] =>
  types.flatMap((type) =>
    type.variants.map((params) => ({
      id: [type.code, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join('|'),
      type,
      spec: { kind: type.kind, tallies: type.tallies, params },
    })),
  );

/** Whole and quarter lines may be met and stay out of builders. */
export const isForBuilder = ({ type, spec }: Market): boolean =>
  type.isForBuilder && (spec.params.line === undefined || isHalfLine(spec.params.line));
