// `npm run maths:sports`: plays matches of every sport, takes bets at the house's prices in the middle of them, and holds
// what the house kept against what its prices say. Names of sports after it mean those alone; `--matches=N` plays so many.
import { parseArgs } from 'node:util';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { sports } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { playLoop } from '#tests/sport-loop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

/** Of many groups a few lie a little outside; none of an honest book lies so far. */
const Z_NEVER = 4.5;

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const meant = sports.filter((sport) => positionals.length === 0 || positionals.includes(sport));
let worst = 0;
for (const sport of meant) {
  const { markets, play } = sportModels[sport];
  const held = playLoop({
    markets,
    matches: Number(values.matches),
    rng: fastRng(Number(values.seed)),
    play: (rng) => play((drawInt(rng, 401) - 200) / 100, rng),
  });
  for (const [group, { bets, stated, off, error }] of held) {
    const z = error === 0 ? 0 : off / error;
    worst = Math.max(worst, Math.abs(z));
    console.log(
      `${sport} ${group}: ${bets} bets, stated ${percent(stated)}, seen ${percent(stated + off)} ± ${percent(1.96 * error)}, z ${z.toFixed(2)}`,
    );
  }
}
process.exitCode = worst < Z_NEVER ? 0 : 1;
