// `npm run maths:calibrate -- FOLDER [sport …]`: measures each sport's prices on matches that were really played, writes a
// table to docs/calibration, and fails where a price is off. The results do not travel with the product: FOLDER holds them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bin, halfWidth, isCalibrated } from './calibration-bins.ts';
import { basketball, football, iceHockey } from './measured-sports.ts';
import { dayOf, type PlayedResult, readBasketball, readFootball, readHockey } from './results.ts';
import { type MarketMeasure, type MeasuredSport, measure } from './walk-forward.ts';

interface Calibration {
  readonly sport: MeasuredSport;
  readonly read: (csv: string) => PlayedResult[];
  readonly files: readonly string[];
  /** The first day that is measured, and the first after: none of it was used to choose a setting. */
  readonly from: string;
  readonly until: string;
  readonly title: string;
  /** The greatest log-loss of the first market. */
  readonly logLossMax: number;
}

const calibrations: Readonly<Record<string, Calibration>> = {
  football: {
    sport: football,
    read: readFootball,
    files: ['england-1', 'spain-1', 'italy-1', 'germany-1', 'france-1'].map((name) => `football/${name}.csv`),
    ...{ from: '2012-07-01', until: '2025-07-01', logLossMax: 0.978 },
    title: 'Football: the five largest leagues, 2012 to 2025',
  },
  basketball: {
    sport: basketball,
    read: readBasketball,
    files: ['basketball/nba.csv'],
    ...{ from: '2024-07-01', until: '2026-07-01', logLossMax: 0.66 },
    title: 'Basketball: regular seasons of the NBA, 2024 to 2026',
  },
  'ice-hockey': {
    sport: iceHockey,
    read: readHockey,
    files: ['icehockey/nhl.csv'],
    ...{ from: '2010-07-01', until: '2016-07-01', logLossMax: 1.07 },
    title: 'Ice hockey: regular seasons of the NHL, 2010 to 2016',
  },
};

function isMeasuredWell(
  folder: string,
  name: string,
  { sport, read, files, from, until, title, logLossMax }: Calibration,
) {
  const leagues = files.map((file) => read(readFileSync(join(folder, file), 'utf8')));
  const markets = measure(leagues, { from: dayOf(from), until: dayOf(until) }, sport);
  const text = [`# ${title}`, '', intro, '', ...[...markets].flatMap(tableOf)].join('\n');
  writeFileSync(`docs/calibration/${name}.md`, text);
  console.log(text);
  const [[, main]] = [...markets] as [[string, MarketMeasure]];
  if (main.logLoss > logLossMax) console.log(`${name}: log-loss above ${logLossMax}`);
  return main.logLoss <= logLossMax && [...markets.values()].every(({ bins }) => bins.every(isCalibrated));
}

const intro =
  'Written by `npm run maths:calibrate`; read [how it is measured](README.md). Each row holds the outcomes whose predicted probability lies within one tenth.';

function tableOf([market, { matches, logLoss, baseLogLoss, bins }]: [string, MarketMeasure]): string[] {
  return [
    `## ${market[0]!.toUpperCase()}${market.slice(1)}`,
    '',
    `${matches} matches, log-loss ${logLoss.toFixed(5)}; ${baseLogLoss.toFixed(5)} from how often each outcome wins alone.`,
    '',
    '| Predicted | Observed | Outcomes | 99 % interval |',
    '|---|---|---|---|',
    ...bins.map(rowOf),
    '',
  ];
}

const rowOf = (bin: Bin): string =>
  `| ${bin.predicted.toFixed(4)} | ${bin.observed.toFixed(4)} | ${bin.count} | ± ${halfWidth(bin).toFixed(4)} |`;

const [folder = '', ...names] = process.argv.slice(2);
const chosen = names.length > 0 ? names : Object.keys(calibrations);
process.exitCode = chosen.map((name) => isMeasuredWell(folder, name, calibrations[name]!)).every(Boolean)
  ? 0
  : 1;
