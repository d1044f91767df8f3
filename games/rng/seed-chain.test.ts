import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isOnChain } from './seed-chain.ts';

const hashOf = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The last seed first, as the house makes it. */
function chainOf(length: number): { anchor: string; seeds: Uint8Array[] } {
  const seeds = [new Uint8Array(32).fill(7)];
  while (seeds.length < length) seeds.unshift(hashOf(seeds[0]!));
  return { anchor: Buffer.from(hashOf(seeds[0]!)).toString('hex'), seeds };
}

test('every seed of a chain leads to its anchor, at its own position and at no other', () => {
  const { anchor, seeds } = chainOf(20);
  for (const [at, seed] of seeds.entries())
    for (const position of [1, 2, 10, 20])
      expect(isOnChain({ seed, position, anchor }), `${at} at ${position}`).toBe(position === at + 1);
});

test('a seed that was changed leads nowhere, and neither does a position that is none', () => {
  const { anchor, seeds } = chainOf(3);
  const changed = Uint8Array.from(seeds[2]!, (byte, place) => (place === 31 ? byte ^ 1 : byte));
  expect(isOnChain({ seed: changed, position: 3, anchor })).toBe(false);
  for (const position of [0, -1, 1.5, Number.NaN])
    expect(isOnChain({ seed: seeds[0]!, position, anchor })).toBe(false);
  expect(isOnChain({ seed: seeds[0]!, position: 1, anchor: anchor.toUpperCase() })).toBe(true);
});
