// Pages and answers as the product gives them, each beside a bare Node server that sends what one of them was answered.
import type { Shelf } from './bare-server.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import type { Room } from './measurement.ts';
import { type Loads, pageContestant, visitorHeaders } from './page-loads.ts';
import { inTurns } from './rounds.ts';

const ROUNDS = 5;

export interface Asked {
  /** `[<id>]` in it becomes another word in every request. */
  url: string;
  more?: Partial<Volley>;
}

export async function besideBare<Name extends string>(
  room: Room,
  asked: Record<Name, Asked>,
): Promise<Record<Name, Loads>> {
  const names = Object.keys(asked) as Name[];
  const shelf: Shelf = {};
  for (const [place, name] of names.entries()) {
    const { url, more = {} } = asked[name];
    const cookie = more.cookies?.[0];
    shelf[`/${place}`] = await capture(url.replace('[<id>]', 'first'), {
      ...(more.headers ?? visitorHeaders),
      ...(cookie !== undefined && { cookie }),
    });
  }
  const bare = await startChild<Shelf, { origin: string }>(room, 'bare-server.ts')(shelf);
  const fire = startChild<Volley, Load>(room, 'cannon.ts');
  const contestants: Record<string, () => Promise<Load>> = {};
  for (const [place, name] of names.entries()) {
    const { url, more = {} } = asked[name];
    const { cookies: _, ...alike } = more;
    contestants[`ours ${name}`] = await pageContestant(fire, url, more);
    contestants[`bare ${name}`] = await pageContestant(fire, `${bare.origin}/${place}`, alike);
  }
  const loads = await inTurns(ROUNDS, contestants);
  const pairs = names.map((name) => [name, { ours: loads[`ours ${name}`]!, bare: loads[`bare ${name}`]! }]);
  return Object.fromEntries(pairs) as Record<Name, Loads>;
}
