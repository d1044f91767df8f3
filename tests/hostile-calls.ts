// Every call of the contract, asked rightly, nearly rightly and with ill will. Whatever is asked, the answer is one the
// contract describes: never a 5xx, never silence.
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { type RefusalName, refusals } from '#contract/refusals.ts';
import { refusalsOf } from '#server/http/api/openapi.ts';
import { type Headers, type openDoors, test } from './doors.ts';
import { openFrame } from './frame.ts';
import { hostileFields, nearlyRightFields, rightFields, type WireFields } from './wire-inputs.ts';

type Doors = Awaited<ReturnType<typeof openDoors>>;

/** No silence; how quickly it answers is measured elsewhere, on a machine that does nothing else. */
const ANSWERED_WITHIN_MS = 10_000;

const asking = fc.record({
  who: fc.constantFrom('guest', 'player', 'forger'),
  form: fc.constantFrom('right', 'json', 'query', 'wrong verb'),
});
const nobody = { guest: {}, forger: { cookie: 'sid=forged' } };

/** A test for each call and each kind of input, of so many runs. */
export function testCalls(runs: number): void {
  for (const call of calls.values()) {
    const inputs: [string, fc.Arbitrary<WireFields>][] = [
      ['right', rightFields(call)],
      ['nearly right', nearlyRightFields(call)],
      ['hostile', hostileFields(call)],
    ];
    describe(call.name, () => {
      test.for(inputs)(
        '%s input gets an answer of the contract',
        { timeout: 60_000 },
        async ([, fields], { doors }) => {
          const player = await doors.player();
          const property = fc.asyncProperty(fields, asking, async (given, { who, form }) => {
            const proof = who === 'player' ? await proofOf(doors, call, player) : nobody[who];
            await expectAnswer(doors, call, request(call, form, given, proof));
          });
          await fc.assert(property, { numRuns: runs });
        },
      );
    });
  }
}

/** What shows who asks: the frame of a game has a token, a player's browser a cookie. */
export const proofOf = async (doors: Doors, { who }: Call, player: { id: number }): Promise<Headers> =>
  who === 'game' ? (await openFrame(doors, { sysname: 'mines', player })).token : doors.signIn(player);

async function expectAnswer(doors: Doors, call: Call, options: InjectOptions): Promise<void> {
  const begun = performance.now();
  const response = await doors.app.inject(options);
  const said = `${options.method} ${options.url} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(performance.now() - begun, said).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(response.statusCode, said).toBeLessThan(500);

  const { result, error } = response.json();
  if (response.statusCode === 200) {
    expect(z.safeDecode(call.output, result as never).success, said).toBe(true);
    return;
  }
  const reason = error.type.replace(/Exception$/, '') as RefusalName;
  expect(refusalsOf(call), said).toContain(reason);
  expect(response.statusCode, said).toBe(refusals[reason].status);
}

export function request({ name, verb }: Call, form: string, fields: WireFields, who: Headers): InjectOptions {
  const query = new URLSearchParams(fields).toString();
  const url = `/api/${name}?${verb === 'GET' || form === 'query' ? query : 'v=1'}`;
  const method = form === 'wrong verb' ? (verb === 'GET' ? 'POST' : 'GET') : verb;
  const type = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const headers = { 'x-csrf': '1', 'content-type': type, ...who };
  return method === 'GET'
    ? { method, url, headers }
    : { method, url, headers, payload: form === 'json' ? JSON.stringify(fields) : query };
}
