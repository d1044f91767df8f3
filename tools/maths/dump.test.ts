import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { seedFromText } from '#games/rng/commit.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { drawInt } from '#games/rng/rng.ts';

const SEED = 'ab'.repeat(32);
const dump = (...more: string[]) =>
  spawnSync(process.execPath, ['tools/maths/dump.ts', `--seed=${SEED}`, ...more], { maxBuffer: 1e7 });
const round = (nonce: number) =>
  fairRng({ serverSeed: seedFromText(SEED), clientSeed: 'dump', scope: 'dump', nonce });

test('the source of chance is written out word by word, as round after round draws them', () => {
  const { stdout, status } = dump('--count=20000');
  expect([status, stdout.length]).toEqual([0, 80_000]);
  const [first, second] = [round(0), round(1)];
  for (let at = 0; at < 64; at++) {
    expect(stdout.readUInt32BE(4 * at)).toBe(first.u32());
    expect(stdout.readUInt32BE(4 * (64 + at))).toBe(second.u32());
  }
});

test('or as the numbers that games make of it', () => {
  const numbers = dump('--count=20000', '--below=37').stdout.toString().trim().split('\n').map(Number);
  expect(numbers).toHaveLength(20_000);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 37)).toBe(true);
  const first = round(0);
  expect(numbers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => drawInt(first, 37)));
});

test.each(['--count=0', '--count=x', '--below=1', '--below=x', '--seed=ab'])(
  '%s is told how it is meant',
  (wrong) => {
    const { status, stderr } = dump(wrong);
    expect([status, stderr.toString()]).toEqual([2, expect.stringContaining('--count is a number of words')]);
  },
);
