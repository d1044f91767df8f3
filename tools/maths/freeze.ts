// Makes the table of a game whose boards fall: plays rounds from the numbers 1, 2, 3, …, keeps some of every size, and
// weighs the sizes as often as they came, wins a little more or less, so that the table returns what is aimed at.
// `node tools/maths/freeze.ts <sysname> --aim=0.965 --rounds=400000`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { definitionOf } from '#games/definitions/all.ts';
import type { SlotFigures, Stratum } from '#games/kinds/slot/slot-figures.ts';
import { playSeed, type Row } from '#games/kinds/slot/table.ts';

/** Where one size ends and the next begins, in hundredths of the stake, and how many rows of each are kept. */
const sizes = [
  { above: -1, most: 2000 },
  { above: 0, most: 2000 },
  { above: 100, most: 2000 },
  { above: 500, most: 1500 },
  { above: 2000, most: 1000 },
  { above: 10_000, most: 500 },
  { above: 50_000, most: 500 },
] as const;

/** All weights add up to about this. */
const WEIGHTS = 1_000_000_000;

/** What is shown stays what a natural deal would show. */
const SHIFT_MOST = 0.1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { aim: { type: 'string', default: '0.96' }, rounds: { type: 'string', default: '400000' } },
});
const [sysname] = positionals as [string];
const figures = definitionOf(sysname)!.figures as SlotFigures;

const kept = sizes.map(() => [] as Row[]);
const seen = sizes.map(() => 0);
for (let seed = 1; seed <= Number(values.rounds); seed++) {
  const { paidX100: paysX100 } = playSeed(figures, figures.tumble!, seed);
  const size = sizes.findLastIndex(({ above }) => paysX100 > above);
  seen[size]! += 1;
  if (kept[size]!.length < sizes[size]!.most) kept[size]!.push({ seed, paysX100 });
}

const rounds = seen.reduce((sum, count) => sum + count, 0);
const meanOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { paysX100 }) => sum + paysX100, 0) / Math.max(1, rows.length) / 100;
const natural = kept.reduce((sum, rows, size) => sum + (seen[size]! / rounds) * meanOf(rows), 0);
const shift = Number(values.aim) / natural;
if (Math.abs(shift - 1) > SHIFT_MOST) throw new RangeError(`${sysname} returns ${natural} by itself`);
const wins = seen.slice(1).map((count) => Math.round((count / rounds) * shift * WEIGHTS));
const weights = [WEIGHTS - wins.reduce((sum, weight) => sum + weight, 0), ...wins];
const table = kept
  .map(
    (rows, size): Stratum => ({
      weight: weights[size]!,
      rows: rows.map(({ seed, paysX100 }) => `${seed}:${paysX100}`).join(' '),
    }),
  )
  .filter(({ rows }) => rows !== '');

const name = sysname.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const text = table
  .map(
    ({ weight, rows }) =>
      `  {\n    weight: ${weight},\n    rows: \`${rows.replace(/(.{80}\S*) /g, '$1\n')}\`,\n  },\n`,
  )
  .join('');
writeFileSync(
  join(import.meta.dirname, `../../games/tables/${sysname}.ts`),
  `import type { Stratum } from '../kinds/slot/slot-figures.ts';\n\nexport const ${name}Table: readonly Stratum[] = [\n${text}];\n`,
);
console.log(`${sysname}: by itself ${natural}, wins weighed ${shift}, sizes ${seen.join(' ')}`);
