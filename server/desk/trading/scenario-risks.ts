// What an event would lose by scenario, as a trader sees it: a map for each group of counts, its worst case and what causes it.
import type { ScenarioRisk } from '#contract/desk/trading-shapes.ts';
import { cents } from '#rules/money.ts';
import { type EventRisk, possibleIn } from '#sports/risk/event-risk.ts';
import { mainTally, riskMap } from '#sports/risk/risk-map.ts';
import type { ScenarioBlock } from '#sports/risk/scenario-block.ts';
import { expectedOf } from '#sports/risk/scenario-chances.ts';
import { blockNamed, blockOf } from '#sports/risk/sport-blocks.ts';
import type { LiableLeg } from '../../bets/risk-book.ts';
import type { EventRecord } from '../../book/event-rows.ts';
import { scenarioQuestion } from '../../book/model-questions.ts';
import { offeredBook } from '../../book/offered-book.ts';
import type { EventQuestions } from '../../book/prepared-answers.ts';
import type { namesOf } from './names.ts';

type Names = ReturnType<typeof namesOf>;

interface Bets {
  risk: EventRisk;
  /** All that is open: blocks that are made for a market alone are known by the legs that ask for them. */
  legs: readonly LiableLeg[];
}

export function scenarioRisks(event: EventRecord, { risk, legs }: Bets, names: Names): ScenarioRisk[] {
  const { sport } = event;
  const { hasModel, answer, isLive, match } = offeredBook(event);
  const now = isLive ? match?.result().tallies : undefined;
  const named = picksByBlock(event, legs);
  return risk.blocks
    .flatMap(({ block: name, values }): ScenarioRisk[] => {
      const picks = named.get(name) ?? [];
      const block = blockNamed(sport, name) ?? (picks.length === 0 ? undefined : blockOf(sport, picks));
      if (block === undefined) return [];
      const possible = now === undefined ? undefined : possibleIn(block, now);
      const chances = hasModel ? answer(scenarioQuestion(sport, name, picks)) : null;
      const worst = worstPlace(values, possible);
      return [
        {
          ...{ name, label: labelOf(block, event, names), worst: cents(values[worst]!) },
          expected: chances === null ? null : cents(Math.round(expectedOf(values, chances))),
          cause: causeOf(block, worst, event, names),
          ...asCents(
            event.runners === null
              ? riskMap(block, values, { chances, possible })
              : runnerMap(block, values, event.runners),
          ),
        },
      ];
    })
    .toSorted((a, b) => a.worst - b.worst);
}

/** By the name of a block: picks of a bet that belongs to it. */
const picksByBlock = ({ sport }: EventRecord, legs: readonly LiableLeg[]) =>
  new Map(
    legs.map(({ picks }) => [
      blockOf(sport, picks).name,
      picks.map(({ spec, outcome }) => ({ spec, outcome })),
    ]),
  );

/** What `scenarioRisks` needs of the model. */
export function riskQuestions(event: EventRecord, { risk, legs }: Bets): EventQuestions {
  const named = picksByBlock(event, legs);
  return {
    event,
    questions: risk.blocks.map(({ block }) => scenarioQuestion(event.sport, block, named.get(block) ?? [])),
  };
}

function worstPlace(values: Float64Array, possible: Uint8Array | undefined): number {
  let worst = -1;
  for (const [place, value] of values.entries())
    if (possible?.[place] !== 0 && (worst < 0 || value < values[worst]!)) worst = place;
  return worst;
}

const labelOf = (block: ScenarioBlock, { runners }: EventRecord, names: Names): string =>
  runners === null
    ? names.scope(block.tallies[mainTally(block)]!)
    : (runners[placedRunner(block) ?? -1] ?? 'Winner');

/** Of a block that is about one runner's place alone. */
function placedRunner({ name }: ScenarioBlock): number | undefined {
  const [, number] = /^place-r(\d+)$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}

function causeOf(block: ScenarioBlock, place: number, { runners }: EventRecord, names: Names): string {
  if (runners !== null) return runnerLines(block, runners)[place]!;
  return block.tallies
    .map((tally, at) => {
      const { home, away } = block.scenarios[place]![at]!;
      return `${names.scope(tally)} ${home}:${away}`;
    })
    .join(', ');
}

const runnerLines = (block: ScenarioBlock, runners: readonly string[]): readonly string[] =>
  placedRunner(block) === undefined ? runners : ['Not placed', 'Placed'];

const runnerMap = (
  block: ScenarioBlock,
  values: Float64Array,
  runners: readonly string[],
): ReturnType<typeof riskMap> => ({
  axes: 'scores',
  rows: runnerLines(block, runners),
  columns: [''],
  cells: [...values].map((worst) => [{ worst, chance: null }]),
});

const asCents = ({ axes, rows, columns, cells }: ReturnType<typeof riskMap>) => ({
  ...{ axes, rows: [...rows], columns: [...columns] },
  cells: cells.map((line) => line.map((cell) => cell && { ...cell, worst: cents(cell.worst) })),
});
