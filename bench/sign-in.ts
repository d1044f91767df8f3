// Sign-ins a second while 200 try at once, against the bare hash; and what everybody else notices of it: account.getInfo
// with and without those 200, in the same rounds.
import { hash } from '@node-rs/argon2';
import type { Hashing } from './bare-hashes.ts';
import type { Load, Volley } from './cannon.ts';
import { startChild } from './child.ts';
import { against, promised } from './figure.ts';
import type { Flood, Flooded } from './flood.ts';
import type { Measurement } from './measurement.ts';
import { enter, register } from './players.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const AT_ONCE = 200;
const CONNECTIONS = 4;
/** What a player may wait for their own account while others flood the door. */
const NOTICED_MS = 300;

const PLAYERS = 20;

export const signIn: Measurement = {
  name: 'sign-in',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000', PROXIES: '1' });
    const flood = startChild<Flood, Flooded>(room, 'flood.ts');
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const hashAlone = startChild<Hashing, { perSecond: number }>(room, 'bare-hashes.ts');
    const { logins, password } = await register(origin, PLAYERS);
    const kept = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

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
