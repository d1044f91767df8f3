// `npm run maths:dump -- --count=268435456 > words.bin`: the source of chance, for batteries of tests that are none of ours
// (NIST STS, dieharder, PractRand). Words of four bytes as rounds draw them, each round with the next number of one seed; with
// `--below=37` what games make of them, one number a line. `--seed=…` gives the same again.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { seedFromText } from '#games/rng/commit.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { drawInt, type Rng } from '#games/rng/rng.ts';

/** About what a slot draws for one. */
const WORDS_A_ROUND = 64;
const AT_A_TIME = 16_384;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    below: { type: 'string' },
    seed: { type: 'string', default: randomBytes(32).toString('hex') },
  },
});
const [count, below] = [Number(values.count), values.below === undefined ? null : Number(values.below)];
if (!/^[0-9a-f]{64}$/i.test(values.seed) || !Number.isSafeInteger(count) || count < 1) usage();
if (below !== null && !(Number.isSafeInteger(below) && below >= 2 && below <= 2 ** 32)) usage();

await pipeline(Readable.from(below === null ? raw() : scaled(below)), process.stdout);

function* raw(): Generator<Buffer> {
  const rng = roundAfterRound();
  for (let left = count; left > 0; left -= AT_A_TIME) {
    const words = Buffer.alloc(4 * Math.min(AT_A_TIME, left));
    for (let at = 0; at < words.length; at += 4) words.writeUInt32BE(rng.u32(), at);
    yield words;
  }
}

function* scaled(most: number): Generator<string> {
  const rng = roundAfterRound();
  for (let left = count; left > 0; left -= AT_A_TIME)
    yield Array.from({ length: Math.min(AT_A_TIME, left) }, () => `${drawInt(rng, most)}\n`).join('');
}

function roundAfterRound(): Rng {
  const seeds = { serverSeed: seedFromText(values.seed), clientSeed: 'dump', scope: 'dump' };
  let nonce = -1;
  let round = fairRng({ ...seeds, nonce: 0 });
  let left = 0;
  return {
    u32() {
      if (left === 0) {
        nonce += 1;
        round = fairRng({ ...seeds, nonce });
        left = WORDS_A_ROUND;
      }
      left -= 1;
      return round.u32();
    },
  };
}

function usage(): never {
  console.error(
    '--count is a number of words; --below one from 2 to 4294967296; --seed 64 digits from 0 to f.',
  );
  process.exit(2);
}
