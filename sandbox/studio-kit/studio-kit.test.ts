import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test } from '#tests/world.ts';
import { cases, type Outcome, runKit } from './run-kit.ts';

test('the wallet holds in every case of the kit', async ({ world }) => {
  await using house = await openStudioHouse(world);
  const { terms } = await house.studioFor(await world.player({ balances: { main: cents(1_000_000) } }));
  const outcomes: Outcome[] = [];
  for await (const outcome of runKit(terms)) outcomes.push(outcome);
  expect(outcomes.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(outcomes).toHaveLength(Object.keys(cases).length);
});

test('the document lists the cases as they are', () => {
  const text = readFileSync('docs/studio-protocol.md', 'utf8');
  const listed = [...text.matchAll(/^\d+\. (.+)$/gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(cases));
  expect(listed.length).toBeGreaterThanOrEqual(40);
});
