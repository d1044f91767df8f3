// Every field of every call of the desk, filled with what would break something somewhere: nothing breaks.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Call } from '#contract/define.ts';
import { deskCalls } from '#contract/desk/catalogue.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { long } from '#tests/long.ts';
import { rightFields } from '#tests/wire-inputs.ts';

const hostile = [
  `'; drop table staff_member; --`,
  '<script>alert(1)</script>',
  '../../etc/passwd\u0000',
  '-9223372036854775809',
  '\u202e\ud800{{7*7}}',
  'x'.repeat(5_000),
];

/** They would end the session that asks. */
const leaving = new Set(['access.signOut', 'access.endOtherSessions', 'access.changePassword']);

const fieldsOf = ({ input }: Call): string[] =>
  Object.keys((input as unknown as { _zod: { def: { shape: object } } })._zod.def.shape);

const asked = [...deskCalls.values()].filter(({ name }) => !leaving.has(name));

// Each field with a third of them, and neighbours with others.
test.for(asked.map((call, at) => [call.name, call, at] as const))('%s', ([, call, at], { doors }) =>
  expectNoBug(doors, call, (place) => hostile.filter((_, number) => (number + place + at) % 3 === 0)),
);

test.for(asked.map((call) => [call.name, call] as const))('%s with everything', long, ([, call], { doors }) =>
  expectNoBug(doors, call, () => hostile),
);

type Doors = Parameters<typeof openDesk>[0];

async function expectNoBug(doors: Doors, call: Call, valuesOf: (place: number) => string[]): Promise<void> {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  const ask = call.verb === 'GET' ? desk.ask : desk.send;
  const [right] = fc.sample(rightFields(call), { numRuns: 1, seed: 7 }) as [Record<string, string>];
  for (const [place, field] of [...fieldsOf(call), 'reason', '__proto__'].entries())
    for (const value of valuesOf(place)) {
      const { status, error } = await ask(call.name, { ...right, [field]: value }, admin);
      expect(status, `${field} = ${value.slice(0, 40)}: ${JSON.stringify(error)}`).toBeLessThan(500);
    }
}
