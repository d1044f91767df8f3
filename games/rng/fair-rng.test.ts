import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type FairTerms, fairRng } from './fair-rng.ts';
import type { Rng } from './rng.ts';

const terms: FairTerms = {
  serverSeed: Uint8Array.from({ length: 32 }, (_, place) => place + 1),
  clientSeed: 'anna',
  nonce: 7,
  scope: 'dice@0a1b',
};

const WORDS = 16;

const wordsOf = (rng: Rng, count = WORDS) => Array.from({ length: count }, () => rng.u32());

const hex = (words: readonly number[]) => words.map((word) => word.toString(16).padStart(8, '0')).join('');

test('gives the bytes that openssl gives, first word first', () => {
  expect(hex(wordsOf(fairRng(terms)))).toBe(
    '701a2c99d4c52ea5977717d3fb5334d5c8f1fa48d1c8843878983321f2cb64fc' +
      'f174cc234e7a2829dedd7873a21fd6f8f3f6a400389d3cb5c60deb6aaea132b1',
  );
});

test.for([
  { ...terms, nonce: 0 },
  { ...terms, clientSeed: 'a player’s own words: 東京' },
  { ...terms, serverSeed: new Uint8Array(32).fill(255), nonce: Number.MAX_SAFE_INTEGER },
])('gives the bytes that the platform gives: $clientSeed, $nonce', (these) => {
  const blocks = Array.from({ length: 40 }, (_, block) =>
    createHmac('sha256', these.serverSeed)
      .update(`${these.clientSeed}:${these.nonce}:${these.scope}:${block}`)
      .digest('hex'),
  );
  expect(hex(wordsOf(fairRng(these), 320))).toBe(blocks.join(''));
});

test('counts the words it gave, whoever else draws', () => {
  const [rng, other] = [fairRng(terms), fairRng(terms)];
  expect(rng.wordsUsed).toBe(0);
  for (let used = 1; used <= 20; used++) {
    rng.u32();
    expect(rng.wordsUsed).toBe(used);
  }
  expect(other.wordsUsed).toBe(0);
  expect(wordsOf(other)).toEqual(wordsOf(fairRng(terms)));
});

test('no two seeds, players, rounds or games share a word where they start', () => {
  const others: FairTerms[] = [
    terms,
    { ...terms, serverSeed: terms.serverSeed.toReversed() },
    { ...terms, clientSeed: 'anne' },
    { ...terms, nonce: 8 },
    { ...terms, scope: 'dice@0a1c' },
    { ...terms, scope: 'limbo@0a1b' },
  ];
  const words = others.flatMap((other) => wordsOf(fairRng(other)));
  expect(new Set(words).size).toBe(others.length * WORDS);
});
