// Results from a file, for events whose producer tells none: a line each, "producer,event,ending,counts", such as
// "the-odds-api,e912304de2b2ce35,played,ft=2:1 h1=1:0". All of a file or none of it is taken.

import { type Ending, endings, type Score } from '#sports/settle/match-result.ts';
import { tellEvents } from '../book/tell-events.ts';
import type { Db } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { isClosed } from './draft-event.ts';
import { withEnding } from './event-result.ts';
import { changeEvents, findKnown } from './event-writes.ts';

export class WrongResults extends Error {
  override readonly name = 'WrongResults';
}

interface ResultLine {
  readonly line: number;
  readonly producer: string;
  readonly event: string;
  readonly ending: Ending;
  readonly tallies: Record<string, Score>;
}

const HEADER = 'producer,event,ending,counts';

export function readResults(text: string): ResultLine[] {
  const [header, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  if (header !== HEADER) throw new WrongResults(`The first line must be "${HEADER}".`);
  return lines.map((line, place) => readLine(line, place + 2));
}

function readLine(text: string, line: number): ResultLine {
  const [producer, event, ending, counts, ...more] = text.split(',').map((part) => part.trim());
  if (!producer || !event || counts === undefined || more.length > 0)
    throw new WrongResults(`Line ${line} does not have four parts.`);
  if (!endings.includes(ending as Ending)) throw new WrongResults(`Line ${line}: "${ending}" is no ending.`);
  const tallies = counts
    .split(' ')
    .filter(Boolean)
    .map((part): [string, Score] => {
      const [, name, home, away] = /^([\w-]+)=(\d{1,4}):(\d{1,4})$/.exec(part) ?? [];
      if (name === undefined) throw new WrongResults(`Line ${line}: "${part}" is no count such as ft=2:1.`);
      return [name, { home: Number(home), away: Number(away) }];
    });
  if (ending === 'played' && tallies.length === 0) throw new WrongResults(`Line ${line} counts nothing.`);
  return { line, producer, event, ending: ending as Ending, tallies: Object.fromEntries(tallies) };
}

/** How many events got a result; those that have one keep it. */
export const takeResults = (
  { db, bus }: { db: Db; bus: Bus },
  results: readonly ResultLine[],
  now: Date,
): Promise<number> =>
  db.atomically(async (tx) => {
    let taken = 0;
    for (const [producer, lines] of Map.groupBy(results, (result) => result.producer)) {
      const known = await findKnown(
        tx,
        producer,
        lines.map(({ event }) => event),
      );
      const changed = lines.flatMap(({ line, event, ending, tallies }) => {
        const draft = known.get(event);
        if (draft === undefined)
          throw new WrongResults(`Line ${line}: there is no event ${event} of ${producer}.`);
        if (isClosed(draft)) return [];
        const ended = withEnding(draft, { ending, tallies, seed: null });
        if ('trouble' in ended) throw new WrongResults(`Line ${line}: ${ended.trouble}.`);
        return [ended.event];
      });
      await changeEvents(tx, producer, changed, now);
      await tellEvents(
        tx,
        bus,
        changed.map(({ id }) => id!),
        now,
      );
      taken += changed.length;
    }
    return taken;
  });
