// Signs in again and again, as many at once as it is told, from a process of its own. Whoever is turned away waits as
// long as the answer says and, being a person, a moment more.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from './child.ts';

export interface Flood {
  origin: string;
  logins: readonly string[];
  password: string;
  atOnce: number;
  seconds: number;
}

export interface Flooded {
  /** Sign-ins that succeeded, a second. */
  perSecond: number;
  /** Of all answers, the share that said "later". */
  refusedShare: number;
}

answerParent(flood);

async function flood({ origin, logins, password, atOnce, seconds }: Flood): Promise<Flooded> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let entered = 0;
  let refused = 0;
  const knock = async (_: unknown, lane: number) => {
    const body = new URLSearchParams({ login: logins[lane % logins.length]!, password });
    // As a proxy would report it: each comes from an address of its own.
    const headers = { 'x-forwarded-for': `10.1.${Math.floor(lane / 200)}.${lane % 200}` };
    while (performance.now() < endsAt) {
      const response = await fetch(`${origin}/api/auth.login`, { method: 'POST', headers, body });
      const answer = (await response.json()) as { error?: { error_data: { retry_after: number } } };
      if (response.status === 200) entered += 1;
      else if (response.status !== 429) throw new Error(`auth.login answered ${response.status}`);
      else {
        refused += 1;
        const toldMs = answer.error!.error_data.retry_after * 1000 + randomInt(1000);
        await pause(Math.max(0, Math.min(toldMs, endsAt - performance.now())));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, knock));
  return {
    perSecond: (entered / (performance.now() - startedAt)) * 1000,
    refusedShare: refused / (entered + refused),
  };
}
