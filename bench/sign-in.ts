// Sign-ins a second while 200 try at once, against the bare hash; and what everybody else notices of it: account.getInfo
// with and without those 200, in the same rounds.
import { hash } from '@node-rs/argon2';
import type { Hashing } from './bare-hashes.ts';
import type { Load, Volley } from './cannon.ts';
import { startChild } from './child.ts';
import { against, promised } from './figure.ts';
import type { Flood, Flooded } from './flood.ts';
import type { Measurement } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const AT_ONCE = 200;
const CONNECTIONS = 4;
/** What a player may wait for their own account while others flood the door. */
const NOTICED_MS = 300;

const PLAYERS = 20;
const password = 'ferro-deals-7';

export const signIn: Measurement = {
  name: 'sign-in',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000', PROXIES: '1' });
    const flood = startChild<Flood, Flooded>(room, 'flood.ts');
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const hashAlone = startChild<Hashing, { perSecond: number }>(room, 'bare-hashes.ts');
    const kept = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

    const logins = await register(origin);
    const headers = { cookie: await enter(origin, logins[0]!) };
    const url = `${origin}/api/account.getInfo`;
    const warm = await fire({ url, requests: 2_000, connections: CONNECTIONS, headers });
    const requests = Math.round((warm.perSecond * ROUND_SECONDS) / 2);
    const read = () => fire({ url, requests, connections: CONNECTIONS, headers });
    const floodFor = (seconds: number) => flood({ origin, logins, password, atOnce: AT_ONCE, seconds });

    const { alone, crowded, bare } = await inTurns(ROUNDS, {
      alone: read,
      crowded: async () => {
        const flooding = floodFor(ROUND_SECONDS);
        return { load: await read(), flooded: await flooding };
      },
      bare: () => hashAlone({ hash: kept, password, seconds: ROUND_SECONDS }),
    });
    const perSecond = (rounds: readonly { perSecond: number }[]) => rounds.map((round) => round.perSecond);
    const p99 = {
      name: `account.getInfo while ${AT_ONCE} sign in, 99% are quicker than`,
      unit: 'ms',
      better: 'less',
      rounds: crowded.map(({ load }) => load.p99Ms),
    } as const;
    return [
      against(
        { name: 'the bare hash', rounds: perSecond(bare) },
        {
          name: `sign-ins, ${AT_ONCE} at once beside the reads`,
          unit: '/s',
          better: 'more',
          rounds: perSecond(crowded.map(({ flooded }) => flooded)),
        },
      ),
      against({ name: 'nobody signs in', rounds: alone.map(({ p99Ms }) => p99Ms) }, p99),
      promised(NOTICED_MS, p99),
    ];
  },
};

async function register(origin: string): Promise<string[]> {
  const logins = Array.from({ length: PLAYERS }, (_, at) => `player-${at}@example.com`);
  for (const email of logins) {
    const form = {
      email,
      password,
      country_code: 'LV',
      currency: 'EUR',
      birth_date: '1990-05-17',
      terms: '1',
    };
    const body = new URLSearchParams(form);
    const response = await fetch(`${origin}/api/auth.register`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${email} was not registered: ${await response.text()}`);
  }
  return logins;
}

async function enter(origin: string, login: string): Promise<string> {
  const body = new URLSearchParams({ login, password });
  const response = await fetch(`${origin}/api/auth.login`, { method: 'POST', body });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  if (session === undefined) throw new Error(`nobody was signed in: ${await response.text()}`);
  return session.split(';', 1)[0]!;
}
