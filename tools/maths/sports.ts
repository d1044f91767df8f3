// `npm run maths:sports`: pays random slips beside an oracle; plays matches of every sport, takes bets at the house's
// prices in the middle of them, and holds what the house kept against what its prices say. Names of sports after it mean
// those alone; `--matches=N` plays so many of each. Real matches are priced by `npm run maths:calibrate`.
import { parseArgs } from 'node:util';
import { fastRng } from '#games/rng/fast-rng.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import { paySlips } from '#tests/random-slips.ts';
import { loopOf, Z_NEVER } from '#tests/sport-loop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20000' },
    slips: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

process.exitCode = [paysWell(), ...sports.filter(isMeant).map(holdsWell)].every(Boolean) ? 0 : 1;

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
