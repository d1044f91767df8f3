// `npm run maths`: computes every sheet anew and holds it against the committed one, then plays each game. Names of
// games after it mean those alone, `bonuses` what bonuses cost, `loyalty` what quests do; `--write` keeps what was computed; `--rounds=N` plays so many rounds a play.
// `--play=NAME --seed=N` plays one way of playing by another seed: the answer to a play that lay outside 99 %.
import { parseArgs } from 'node:util';
import { definitions } from '#games/definitions/all.ts';
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { belowPrinted } from '#games/kinds/offers/sheet-gate.ts';
import { differencesOf } from '#games/kinds/par-sheet.ts';
import { parOf } from '#games/kinds/pars.ts';
import { playsOf } from '#games/kinds/plays.ts';
import { printBonuses } from './print-bonuses.ts';
import { printLoyalty } from './print-loyalty.ts';
import { readSheet, writeSheet } from './sheets.ts';
import { simulate } from './simulate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    rounds: { type: 'string', default: '10000000' },
    play: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const reports = ['bonuses', 'loyalty'];
const isMeant = (name: string) => positionals.length === 0 || positionals.includes(name);
const rounds = Number(values.rounds);
const firstSeed = Number(values.seed);

/** 99 % of honest plays lie within; of many plays a few lie a little outside. */
const Z_99 = 2.576;
const Z_NEVER = 5;

const percent = (share: number) => `${(share * 100).toFixed(4)} %`;

function check(definition: GameDefinition): boolean {
  const computed = parOf(definition);
  if (values.write) writeSheet(definition.sysname, computed);
  const kept = readSheet(definition.sysname);
  const differences = kept === null ? ['no sheet'] : differencesOf(kept, computed);
  const isKept = differences.length === 0;
  console.log(
    `${definition.sysname}: the sheet ${isKept ? 'holds' : `DOES NOT HOLD: ${differences.join(', ')}`}`,
  );
  const below = kept === null ? [] : belowPrinted(definition, kept);
  for (const one of below) console.log(`  RETURNS LESS THAN IS PRINTED: ${one}`);
  const { lowest, highest } = computed;
  for (const { choice, stake, return: share } of [lowest, highest])
    console.log(`  ${percent(share)}: ${choice} at ${(stake / 100).toFixed(2)}`);
  return play(definition, computed.rows) && isKept && below.length === 0;
}

function play(definition: GameDefinition, rows: ReturnType<typeof parOf>['rows']): boolean {
  if (rounds === 0) return true;
  const worst = playsOf(definition).map((named, place) => {
    if (values.play !== undefined && values.play !== named.play) return 0;
    const seen = simulate(definition, named, rows[place]!, { rounds, seed: firstSeed + place });
    const mark = Math.abs(seen.z) > Z_99 ? ' outside 99 %' : '';
    console.log(
      `  ${named.play}: ${percent(rows[place]!.return)}, seen ${percent(seen.return)}, z ${seen.z.toFixed(2)}${mark}`,
    );
    return Math.abs(seen.z);
  });
  return Math.max(...worst) < Z_NEVER;
}

/** A name mistyped would check nothing and pass. */
function refuseUnknown(): void {
  const games = definitions.map(({ sysname }) => sysname);
  const unknown = positionals.filter((name) => !reports.includes(name) && !games.includes(name));
  if (unknown.length > 0) throw new Error(`No game is called ${unknown.join(', ')}`);
  const plays = meant.flatMap((definition) => playsOf(definition).map(({ play: name }) => name));
  if (values.play !== undefined && !plays.includes(values.play))
    throw new Error(`No play is called ${values.play}: ${plays.join(', ')}`);
}

const meant = definitions.filter(({ sysname }) => isMeant(sysname));
refuseUnknown();
const held = meant.map(check);
if (isMeant('bonuses')) held.push(printBonuses());
if (isMeant('loyalty')) printLoyalty();
process.exitCode = held.every(Boolean) ? 0 : 1;
