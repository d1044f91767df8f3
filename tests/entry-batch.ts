// Entries that are all of their transaction, as the shortest rounds are: whoever waits at the same moment shares it.
import type { Outcome } from '#server/batch/work.ts';
import {
  type Answer,
  type Entry,
  playerOf,
  type Recorded,
  readOutcome,
  recordAll,
} from '#server/ledger/record.ts';
import { sharedBatch } from './shared-batch.ts';

export const entryBatch = sharedBatch<Entry, Recorded>(
  {
    namesOf: ({ key }) => [key],
    ownerOf: playerOf,
    async doAll({ sql, lastly }, entries, terms) {
      const answers = await lastly(1, () => recordAll(sql, entries, terms));
      return answers.map((answer, at) =>
        answer.outcome === 'busy' ? 'busy' : outcomeOf(entries[at]!, answer),
      );
    },
  },
  { atOnce: 2, groupMax: 512, lingersMs: 0 },
);

function outcomeOf(entry: Entry, answer: Answer): Outcome<Recorded> {
  try {
    return { done: readOutcome(entry, answer) };
  } catch (refused) {
    return { refused };
  }
}
