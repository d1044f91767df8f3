// Makes a definition from a sketch (sketches.ts): fills the reels, scales the pays, and then changes single symbols of the
// paid reels until the game returns what is aimed at. What it returns is counted, and its sheet is written with it.
// `npm run maths:tune -- <sysname> …`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladder } from '#games/definitions/ladder.ts';
import { sheetOf } from '#games/kinds/pars.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { slotPar } from '#games/kinds/slot/slot-par.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { changeReels } from './change-reels.ts';
import { definitionText } from './definition-text.ts';
import { fillReels } from './fill-reels.ts';
import { constantPart, followingPart, spinPart } from './parts.ts';
import { writeSheet } from './sheets.ts';
import { sketches } from './sketches.ts';
import { paysOf, type SlotSketch } from './slot-sketch.ts';

const TURNS = 4;
const SCALINGS = 2;

/** What is promised must not be rarer; a cap that is comes down. */
const ODDS_MOST = 100_000_000;
const CAP_STEP = 0.6;
const CAP_GRAIN = 2500;

function draft(sketch: SlotSketch, scale: number): SlotFigures {
  const rng = fastRng(sketch.seed ?? 1);
  const payers = sketch.pays.symbols.split(' ');
  const strips = Object.entries(sketch.reels).map(
    ([set, reels]) => [set, fillReels(reels, payers, rng).map((reel) => reel.join(' '))] as const,
  );
  return { ...sketch.figures, strips: Object.fromEntries(strips), paysX100: paysOf(sketch.pays, scale) };
}

/**
 * Pays are scaled so that the game is near its aim before any symbol is changed. What is paid for mixtures stays as it
 * was sketched, so that the first scale is only near.
 */
function scaled(sketch: SlotSketch): SlotFigures {
  let scale = 1;
  for (let turn = 0; turn < SCALINGS; turn++) {
    const rough = draft(sketch, scale);
    const following = followingPart(rough);
    scale *=
      (sketch.aim - constantPart(rough) - (following.isScaled ? 0 : following.mean)) /
      (spinPart(rough) + (following.isScaled ? following.mean : 0));
  }
  return draft(sketch, scale);
}

function tune(sketch: SlotSketch): void {
  const rng = fastRng((sketch.seed ?? 1) + 1000);
  let figures = scaled(sketch);
  const around = constantPart(figures) + followingPart(figures).mean;
  console.log(`${sketch.sysname}: spins ${spinPart(figures)}, around them ${around}`);
  let spinAim = sketch.aim - around;
  for (let turn = 0; turn < TURNS; turn++) {
    figures = changeReels(figures, { aim: spinAim, payers: changeable(sketch), rng });
    const [row] = slotPar(figures);
    console.log(JSON.stringify(row), process.cpuUsage().user / 1e6);
    spinAim += sketch.aim - row!.return;
    if (row!.topOdds > ODDS_MOST) figures = { ...figures, capX100: lowered(row!.topX100) };
    else if (Math.abs(row!.return - sketch.aim) < 0.0001) {
      write(sketch, figures, [row!]);
      return;
    }
  }
  console.log(`${sketch.sysname} does not come near`);
}

/** Symbols that stand in piles of their own stay where they are. */
function changeable({ pays, reels, figures }: SlotSketch): string[] {
  const { marks, without = [] } = reels[figures.modes['base']!.strips]!;
  return pays.symbols.split(' ').filter((symbol) => marks[symbol] === undefined && !without.includes(symbol));
}

const lowered = (capX100: number): number => Math.round((capX100 * CAP_STEP) / CAP_GRAIN) * CAP_GRAIN;

function write({ sysname }: SlotSketch, figures: SlotFigures, rows: ReturnType<typeof slotPar>): void {
  const file = join(import.meta.dirname, `../../games/definitions/${sysname}.ts`);
  writeFileSync(file, definitionText(sysname, figures));
  execFileSync('biome', ['format', '--write', file]);
  writeSheet(sysname, sheetOf({ sysname, kind: 'slot', figures, stakes: { ladder } }, rows));
}

for (const sysname of process.argv.slice(2)) tune(sketches.find((sketch) => sketch.sysname === sysname)!);
