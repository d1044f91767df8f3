// Strangers at the port of a whole server, and connections torn off at any moment. The process lives through all of it,
// and none of it is a bug to it.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type MortalHouse, openMortalHouse } from './mortal-house.ts';
import { anyAttack, knownAttacks } from './strange-packets.ts';
import { type Attack, attack } from './stranger.ts';

const AT_ONCE = 50;
const SEED = 20_260_301;

interface Siege {
  /** How many packets are drawn by chance, beside one of each kind that has ended the process before. */
  drawn: number;
  /** How often each answer is torn off. */
  tornOff: number;
}

export async function expectSurvived({ drawn, tornOff }: Siege): Promise<void> {
  await using house = await openMortalHouse([], { LOG_LEVEL: 'warn' });
  await survive(house, [...knownAttacks, ...fc.sample(anyAttack, { numRuns: drawn, seed: SEED })]);
  const torn = await tearing(house.origin);
  await survive(house, Array.from({ length: tornOff }, () => torn).flat());

  expect((await fetch(`${house.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${house.origin}/readyz`)).status).toBe(200);
  await expect(house.endServer()).resolves.toBe(0);
  expect(house.bugs()).toEqual([]);
}

async function survive(house: MortalHouse, attacks: readonly Attack[]): Promise<void> {
  const left = [...attacks];
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE);
    const answers = await Promise.all(some.map((one) => attack(house.origin, one)));
    expect(house.hasEnded(), `ended after one of ${JSON.stringify(some)}`).toBe(false);
    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 ([1-4]\d\d|50[13]) |$)/);
  }
}

/** Each kind of answer, asked for by a player who is gone before it has come in full. */
async function tearing(origin: string): Promise<Attack[]> {
  const cookie = await signIn(origin);
  const file = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(origin)).text())![0];
  const asked = ['/', '/ru', '/billing', '/api/account.getInfo?v=1', file, '/openapi.json'].flatMap((path) =>
    ['GET', 'HEAD'].map(
      (verb) => `${verb} ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\ncookie: ${cookie}\r\n\r\n`,
    ),
  );
  const endings = ['reset at once', 'reset when answered', 'leave'] as const;
  return asked.flatMap((head) => endings.map((ending) => ({ head, cutAt: null, ending })));
}

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ player: 'anna' });
  const answer = await fetch(`${origin}/__sandbox/sign-in`, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
}
