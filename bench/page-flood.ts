// Asks for something dear again and again, as many at once as it is told, from a process of its own. Whoever is turned
// away waits as long as the answer says and, being a person, a moment more.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from './child.ts';

export interface PageFlood {
  /** "[<id>]" in it becomes another word in every request. */
  url: string;
  headers: Record<string, string>;
  atOnce: number;
  seconds: number;
}

export interface PageFlooded {
  /** Answered with what was asked for, a second. */
  perSecond: number;
  /** Of all answers, the share that said "later". */
  refusedShare: number;
}

answerParent(flood);

async function flood({ url, headers, atOnce, seconds }: PageFlood): Promise<PageFlooded> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let asked = 0;
  let given = 0;
  let refused = 0;
  const ask = async (_: unknown, lane: number) => {
    // As a proxy would report it: each comes from an address of its own.
    const from = { 'x-forwarded-for': `10.2.${Math.floor(lane / 200)}.${lane % 200}` };
    while (performance.now() < endsAt) {
      const word = `${process.pid}-${++asked}`;
      const response = await fetch(url.replaceAll('[<id>]', word), { headers: { ...headers, ...from } });
      await response.arrayBuffer();
      if (response.status === 200) given += 1;
      else if (response.status !== 503) throw new Error(`${url} answered ${response.status}`);
      else {
        refused += 1;
        const toldMs = Number(response.headers.get('retry-after')) * 1000 + randomInt(1000);
        await pause(Math.max(0, Math.min(toldMs, endsAt - performance.now())));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return {
    perSecond: (given / (performance.now() - startedAt)) * 1000,
    refusedShare: refused / (given + refused),
  };
}
