// The value of one block as a map: scores of its main count by home and away, or, where scores are high, bands of the lead by
// bands of the total. A cell holds the worst of its scenarios, so that no loss is hidden by a better one.
import type { Score } from '../settle/match-result.ts';
import type { ScenarioBlock } from './scenario-block.ts';

export interface RiskCell {
  readonly worst: number;
  /** Null where the model gives no probability. */
  readonly chance: number | null;
}

export interface RiskMap {
  /** Home counts or leads, and away counts or totals. */
  readonly axes: 'scores' | 'leads';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Null: cannot happen any more, or never does. */
  readonly cells: readonly (readonly (RiskCell | null)[])[];
}

/** More rows or columns than this are joined into bands. */
const LINES_MAX = 12;
const PREFERRED = ['match', 'legs', 'ft'];

/** The count that a map is drawn by. */
export const mainTally = ({ tallies }: ScenarioBlock): number =>
  tallies.indexOf(PREFERRED.find((name) => tallies.includes(name)) ?? tallies[0]!);

export function riskMap(
  block: ScenarioBlock,
  values: Float64Array,
  { chances, possible }: { chances: Float64Array | null; possible: Uint8Array | undefined },
): RiskMap {
  const main = mainTally(block);
  const scores = block.scenarios.map((scenario) => scenario[main]!);
  const isHigh = scores.some(({ home, away }) => home > LINES_MAX || away > LINES_MAX);
  const placeOf = isHigh ? leadAndTotal : ({ home, away }: Score) => [home, away] as const;
  const [rows, columns] = [0, 1].map((axis) => bandsOf(scores.map((score) => placeOf(score)[axis]!)));
  const cells: (RiskCell | null)[][] = rows!.map(() => columns!.map(() => null));
  for (const [place, score] of scores.entries()) {
    if (possible?.[place] === 0) continue;
    const [row, column] = placeOf(score);
    const line = cells[bandWith(rows!, row)]!;
    const at = bandWith(columns!, column);
    line[at] = joined(line[at]!, {
      worst: values[place]!,
      chance: chances === null ? null : chances[place]!,
    });
  }
  return {
    axes: isHigh ? 'leads' : 'scores',
    rows: rows!.map((band) => bandText(band, isHigh)),
    columns: columns!.map((band) => bandText(band, false)),
    cells,
  };
}

const leadAndTotal = ({ home, away }: Score): readonly [number, number] => [home - away, home + away];

const joined = (known: RiskCell | null, { worst, chance }: RiskCell): RiskCell =>
  known === null
    ? { worst, chance }
    : {
        worst: Math.min(known.worst, worst),
        chance: known.chance === null || chance === null ? null : known.chance + chance,
      };

type Band = readonly [first: number, last: number];

function bandsOf(values: readonly number[]): Band[] {
  const ordered = [...new Set(values)].toSorted((a, b) => a - b);
  const size = Math.ceil(ordered.length / LINES_MAX);
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, band) => {
    const own = ordered.slice(band * size, (band + 1) * size);
    return [own[0]!, own.at(-1)!];
  });
}

const bandWith = (bands: readonly Band[], value: number): number =>
  bands.findIndex(([first, last]) => value >= first && value <= last);

function bandText([first, last]: Band, isSigned: boolean): string {
  const text = (value: number) =>
    `${isSigned && value > 0 ? '+' : ''}${value < 0 ? '−' : ''}${Math.abs(value)}`;
  return first === last ? text(first) : `${text(first)} … ${text(last)}`;
}
