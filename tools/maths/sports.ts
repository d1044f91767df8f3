// `npm run maths:sports`: pays random slips beside an oracle; plays matches of every sport, takes bets at the house's
// prices in the middle of them, and holds what the house kept against what its prices say. Names of sports after it mean
// those alone; `--matches=N` plays so many of each. With `--football=FOLDER` it prices what was really played instead.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fastRng } from '#games/rng/fast-rng.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import { paySlips } from '#tests/random-slips.ts';
import { loopOf, Z_NEVER } from '#tests/sport-loop.ts';
import { dayOf, measure, readResults } from './walk-forward.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20000' },
    slips: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    football: { type: 'string' },
  },
});

/** Of the five largest leagues, 2012 to 2025; whoever knows only how often sides win has 1.069. */
const LOG_LOSS_MAX = 0.985;

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const isGood =
  values.football === undefined
    ? [paysWell(), ...sports.filter(isMeant).map(holdsWell)].every(Boolean)
    : pricesWell(values.football);
process.exitCode = isGood ? 0 : 1;

function isMeant(sport: Sport): boolean {
  return positionals.length === 0 || positionals.includes(sport);
}

function paysWell(): boolean {
  const { paid, wrong } = paySlips(Number(values.slips), fastRng(Number(values.seed)));
  console.log(`slips: ${values.slips}, of which ${paid} paid, ${wrong.length} otherwise than the oracle`);
  return wrong.length === 0;
}

function holdsWell(sport: Sport): boolean {
  let worst = 0;
  for (const [group, { bets, stated, off, error, z }] of loopOf(
    sport,
    Number(values.matches),
    fastRng(Number(values.seed)),
  )) {
    worst = Math.max(worst, Math.abs(z));
    console.log(
      `${sport} ${group}: ${bets} bets, stated ${percent(stated)}, seen ${percent(stated + off)} ± ${percent(1.96 * error)}, z ${z.toFixed(2)}`,
    );
  }
  return worst < Z_NEVER;
}

/** Of the five largest leagues, whose results do not travel with the product. */
function pricesWell(folder: string): boolean {
  const leagues = ['england-1', 'spain-1', 'italy-1', 'germany-1', 'france-1'].map((name) =>
    readResults(readFileSync(join(folder, `${name}.csv`), 'utf8')),
  );
  const measured = measure(leagues, { from: dayOf('2012-07-01'), until: dayOf('2025-07-01'), refitDays: 7 });
  const { matches, before, halfTime, halfTimes, base, bins } = measured;
  console.log(
    `${matches} matches: log-loss ${before.toFixed(5)}, who knows only base rates ${base.toFixed(5)}`,
  );
  console.log(`from the score at half-time (${halfTimes}): ${halfTime.toFixed(5)}`);
  for (const { said, came, count } of bins)
    console.log(`said ${said.toFixed(3)}, came ${came.toFixed(3)} of ${count}`);
  return before <= LOG_LOSS_MAX;
}
