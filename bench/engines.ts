// Whole rounds a second of each engine, on one core and by its time alone: from the seeds to what is paid, as the server reckons them, with
// nobody to ask and nothing to write down. The limit is chance alone: the very words these rounds took, without a game.
import { definitions } from '#games/definitions/all.ts';
import { engineOf } from './engine-of.ts';
import { chancePace, type EngineRun, enginePace, rosterOf } from './engine-rounds.ts';
import { against, type Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { inTurns } from './rounds.ts';

const ROUNDS = 5;
const ROUND_MS = 100;
/** Until what is used most is compiled in full. */
const WARM_UP_MS = 300;

export const engines: Measurement = {
  name: 'engines',
  async run() {
    const figures: Figure[] = [];
    for (const [engine, games] of Map.groupBy(definitions, engineOf)) {
      const roster = rosterOf(games);
      const run = enginePace(roster, WARM_UP_MS);
      const { ours, limit } = await inTurns(ROUNDS, {
        ours: async () => enginePace(roster, ROUND_MS).perSecond,
        limit: async () => chancePace(run, ROUND_MS),
      });
      figures.push(figureOf(engine, run, { ours, limit }));
    }
    return figures;
  },
};

function figureOf(
  engine: string,
  { words, games }: EngineRun,
  paces: Record<'ours' | 'limit', number[]>,
): Figure {
  const name = games === 1 ? `${engine}, rounds` : `${engine}, rounds of ${games} games in turn`;
  const figure = against(
    { name: 'its chance alone', rounds: paces.limit },
    { name, unit: '/s', better: 'more', rounds: paces.ours },
  );
  const each = words.flat().reduce((sum, count) => sum + count, 0) / words.length;
  return { ...figure, parts: [{ name: `${each.toFixed(1)} words of chance a round`, value: null }] };
}
