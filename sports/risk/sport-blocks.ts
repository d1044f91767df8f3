// Which scenario block values a leg. Blocks of one event are taken as independent, so the worst case of an event is the
// sum of the worst cases of its blocks: never too low where their counts hang together.
import type { Sport } from '../markets/market.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { footballBlocks, goalBlock, hockeyBlocks } from './goal-blocks.ts';
import { basketballBlocks } from './point-blocks.ts';
import { block, type ScenarioBlock, score, squareOf } from './scenario-block.ts';
import {
  dartsBlocks,
  esportsBlocks,
  raceBlock,
  tableTennisBlocks,
  tennisBlocks,
  volleyballBlocks,
} from './set-blocks.ts';

/** Changes with every change of a block: what was stored for other blocks is then revalued. */
export const GRID_VERSION = 1;

export const sportBlocks: Readonly<Record<Sport, readonly ScenarioBlock[]>> = {
  football: footballBlocks,
  tennis: tennisBlocks,
  basketball: basketballBlocks,
  'ice-hockey': hockeyBlocks,
  volleyball: volleyballBlocks,
  'table-tennis': tableTennisBlocks,
  esports: esportsBlocks,
  darts: dartsBlocks,
};

/** Undefined for blocks that are made for a market alone: numbered goals, races, runners. */
export const blockNamed = (sport: Sport, name: string): ScenarioBlock | undefined =>
  sportBlocks[sport].find((one) => one.name === name);

interface RiskPick {
  readonly spec: MarketSpec;
  readonly outcome: string;
}

/**
 * A builder whose picks ask for counts of several blocks is valued in the first of them as if its other picks won: its
 * worst case is never too low.
 */
export function blockOf(sport: Sport, picks: readonly RiskPick[]): ScenarioBlock {
  const blocks = picks.map((pick) => blockOfPick(sport, pick));
  const places = blocks.map((one) => sportBlocks[sport].indexOf(one)).filter((place) => place >= 0);
  return places.length === 0 ? blocks[0]! : sportBlocks[sport][Math.min(...places)]!;
}

export const isWithin = ({ tallies }: ScenarioBlock, spec: MarketSpec): boolean =>
  spec.tallies.every((tally) => tallies.includes(tally));

function blockOfPick(sport: Sport, { spec, outcome }: RiskPick): ScenarioBlock {
  if (spec.kind === 'runner' || spec.kind === 'runner-place') return runnerBlock(spec, outcome);
  return sportBlocks[sport].find((one) => isWithin(one, spec)) ?? otherBlock(spec);
}

const others = new Map<string, ScenarioBlock>();

/** Counts that are numbered without end, and counts that no block has. */
function otherBlock({ tallies }: MarketSpec): ScenarioBlock {
  const name = tallies.join();
  const known =
    others.get(name) ??
    goalBlock(name) ??
    raceBlock(name) ??
    block(name, tallies.length === 1 ? squareOf(7) : pairsOf(tallies.length), tallies);
  if (others.size < OTHERS_MAX) others.set(name, known);
  return known;
}

const OTHERS_MAX = 500;

const pairsOf = (tallies: number) =>
  tallies === 2
    ? squareOf(3).flatMap((one) => squareOf(3).map((other) => [...one, ...other]))
    : squareOf(3).map(([one]) => Array.from({ length: tallies }, () => one));

/** One scenario for each winner; for each runner's place of its own one in which it comes in, and one in which it does not. */
function runnerBlock({ kind, tallies, params }: MarketSpec, outcome: string): ScenarioBlock {
  const name = kind === 'runner' ? `winner-${tallies.length}` : `place-${outcome}`;
  const key = `${name} of ${tallies.length}, ${params.places ?? 1}`;
  const known = others.get(key);
  if (known !== undefined) return known;
  const finish = (winner: number) =>
    tallies.map((_, place) => score(place === winner ? 1 : tallies.length, 1));
  const scenarios =
    kind === 'runner'
      ? tallies.map((_, winner) => finish(winner))
      : [finish(-1), finish(Number(outcome.slice(1)))];
  const made = block(name, scenarios, tallies);
  if (others.size < OTHERS_MAX) others.set(key, made);
  return made;
}
