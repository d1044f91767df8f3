// What a game returns, computed and not claimed. One row a way of playing it.

export interface ParRow {
  /** The bet and the way of deciding, in a word: `chance-4950`, `best-play`, `straight`. */
  play: string;
  /** Exact: counted or in closed form. Simulated: with the half width of its 99 % interval. */
  method: 'exact' | 'simulated';
  /** Of the stake, the share that comes back; what decisions add to it is taken off what they bring. */
  return: number;
  /** The same as a fraction of whole numbers, where it is short. */
  fraction?: string;
  /** Only of what was simulated. */
  within?: number;
  /** The share of rounds that pay anything. */
  hit: number;
  /** Of what comes back in a round, in stakes. */
  deviation: number;
  /** The most that a round can pay, in hundredths of the stake. */
  topX100: number;
  /** One round in so many pays it. */
  topOdds: number;
  /** What it returns at the stake that returns least, where floored parts of a cent cost something. */
  lowest?: number;
  /** In cents: that stake. */
  lowestStake?: number;
}

/** What a choice returns at a stake, in whole cents and with every cap. */
export interface StakedReturn {
  /** Named like a way of playing. */
  choice: string;
  /** In cents. */
  stake: number;
  return: number;
}

export interface ParSheet {
  /** The definition this was computed from. */
  hash: string;
  rows: readonly ParRow[];
  /** Of everything that is offered, at every stake. */
  lowest: StakedReturn;
  highest: StakedReturn;
}

/** Figures are sums of many parts: added in another order, their last digits differ. */
const SAME_WITHIN = 1e-9;

/** The figures that two sheets state differently. */
export function differencesOf(one: ParSheet, other: ParSheet): string[] {
  const plays = (sheet: ParSheet) => sheet.rows.map(({ play }) => play).join();
  if (one.hash !== other.hash) return ['hash'];
  if (plays(one) !== plays(other)) return ['plays'];
  const rows = one.rows.flatMap((row, place) => {
    const names = Object.keys({ ...row, ...other.rows[place]! }) as (keyof ParRow)[];
    return names.flatMap((name) =>
      isSame(row[name], other.rows[place]![name]) ? [] : `${row.play} ${name}`,
    );
  });
  const ends = (['lowest', 'highest'] as const).flatMap((end) =>
    (['choice', 'stake', 'return'] as const).flatMap((name) =>
      isSame(one[end][name], other[end]?.[name]) ? [] : [`${end} ${name}`],
    ),
  );
  return [...rows, ...ends];
}

type Figure = ParRow[keyof ParRow];

const isSame = (one: Figure, other: Figure): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= SAME_WITHIN * Math.max(1, Math.abs(one))
    : one === other;

/** What a way of playing pays, in stakes, how likely, and what its decisions have added to the stake by then. */
export type Law = readonly (readonly [pays: number, likelihood: number, added?: number])[];

/** A row from the whole law of a round; likelihoods add up to one. */
export function rowOfLaw(play: string, law: Law, fraction?: string): ParRow {
  const total = law.reduce((sum, [, likelihood]) => sum + likelihood, 0);
  if (Math.abs(total - 1) > 1e-9) throw new RangeError(`${play}: likelihoods add up to ${total}`);
  const back = law.map(([pays, likelihood, added = 0]) => [pays - added, likelihood] as const);
  const mean = back.reduce((sum, [share, likelihood]) => sum + share * likelihood, 0);
  const variance = back.reduce((sum, [share, likelihood]) => sum + (share - mean) ** 2 * likelihood, 0);
  const top = Math.max(...law.map(([pays]) => pays));
  const share = (isMeant: (pays: number) => boolean) =>
    law.reduce((sum, [pays, likelihood]) => (isMeant(pays) ? sum + likelihood : sum), 0);
  return {
    ...{ play, method: 'exact', return: mean },
    ...(fraction !== undefined && { fraction }),
    hit: share((pays) => pays > 0),
    deviation: Math.sqrt(variance),
    topX100: Math.round(top * 100),
    topOdds: 1 / share((pays) => pays === top),
  };
}

/** Volatility from 1 to 5, by the deviation of a round. */
export const volatilityOf = ({ deviation }: ParRow): number =>
  1 + [3, 5, 9, 15].filter((least) => deviation >= least).length;
