// The verifier in Python, which was written from docs/fairness/specification.md, agrees with the engines about every golden
// round, and rejects what was falsified.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitOf, seedFromText } from '#games/rng/commit.ts';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { verifyInPython } from '#tests/verify-in-python.ts';
import { compute, readGolden } from './golden-round.ts';
import { downloaded, publicRound } from './public-round.ts';
import { tamperings } from './tamperings.ts';

const golden = readGolden();
const hashes = [...new Set(golden.map(({ definition }) => definition))];
const definitions = hashes.map((definition) => ({ definition: downloaded({ definition }) }));

test('python3 is installed: without it no round is verified by a second implementation', () => {
  expect(spawnSync('python3', ['--version']).error, 'python3 could not be started').toBeUndefined();
});

test('every golden round is accepted, of every kind of game', () => {
  const { verdicts, status } = verifyInPython([
    ...definitions,
    ...golden.map((round) => ({ round: publicRound(round) })),
  ]);
  expect(verdicts).toHaveLength(golden.length);
  const rejected = golden.flatMap(({ game, nonce }, place) =>
    verdicts[place] === 'accepted' ? [] : [`${game}, ${nonce}: ${verdicts[place]}`],
  );
  expect(rejected).toEqual([]);
  expect(status).toBe(0);
});

/** Of each game the round with the most decisions, and the one that pays most. */
const toFalsify = Object.values(Object.groupBy(golden, ({ game }) => game)).flatMap((rounds) => [
  rounds!.toSorted((a, b) => b.decisions.length - a.decisions.length)[0]!,
  rounds!.toSorted((a, b) => b.paid - a.paid)[0]!,
]);

test('no falsified round is accepted, whatever was falsified', () => {
  const names = Object.keys(tamperings);
  expect(names.length).toBeGreaterThanOrEqual(30);
  const falsified = names.flatMap((name) =>
    toFalsify.flatMap((round) => {
      // Where little is drawn, other seeds may come to the same.
      const isEnoughDrawn = round.words > 8;
      if (!isEnoughDrawn && /client seed$|its own hash$|with its hash$|next round$/.test(name)) return [];
      const changed = tamperings[name]!(publicRound(round), () => downloaded(round));
      return changed === null ? [] : [{ name, changed, game: round.game }];
    }),
  );
  for (const name of names)
    expect(falsified.filter((one) => one.name === name).length, name).toBeGreaterThan(0);
  const { verdicts, status } = verifyInPython([...definitions, ...falsified.map(({ changed }) => changed)]);
  expect(verdicts).toHaveLength(falsified.length);
  const accepted = falsified.filter((_, place) => !verdicts[place]!.startsWith('rejected: '));
  expect(accepted.map(({ name, game }) => `${name}: ${game}`)).toEqual([]);
  expect(status).toBe(1);
});

test('one round is verified from two files, and the exit code says whether it was accepted', () => {
  using folder = makeThrowawayFolder('marigold-verify-');
  const round = publicRound(golden.find(({ game }) => game === 'mines')!);
  const verify = (changed: unknown) => {
    const [first, second] = ['round.json', 'definition.json'].map((name) => join(folder.path, name));
    writeFileSync(first!, JSON.stringify(changed));
    writeFileSync(second!, JSON.stringify(downloaded(round)));
    const { status, stdout } = spawnSync('python3', ['verify/verify.py', first!, second!], {
      encoding: 'utf8',
    });
    return { status, verdict: stdout.trim() };
  };
  expect(verify(round)).toEqual({ status: 0, verdict: 'accepted' });
  expect(verify({ ...round, nonce: round.nonce + 1 })).toEqual({
    status: 1,
    verdict: 'rejected: the steps have another hash',
  });
});

test('a round of a shared table is accepted where its seed leads to the anchor, at its own position alone', async () => {
  const hashOf = (hex: string) => commitOf(seedFromText(hex));
  const third = '07'.repeat(32);
  const anchor = hashOf(hashOf(hashOf(third)));
  const { game, definition, bet } = golden.find((round) => round.game === 'rocket-run')!;
  const made = { game, definition, bet, serverSeed: third, clientSeed: 'salt', nonce: 3, decisions: [] };
  const { words: _words, steps: _steps, ...round } = publicRound({ ...made, ...(await compute(made)) });
  const { verdicts } = verifyInPython([
    ...definitions,
    { round: { ...round, anchor } },
    { round: { ...round, anchor, nonce: 2 } },
    { round: { ...round, anchor: hashOf(anchor) } },
  ]);
  const isOff = 'rejected: the server seed is not on the chain of its table';
  expect(verdicts).toEqual(['accepted', isOff, isOff]);
});

test('the round that the specification shows is accepted', () => {
  const specification = readFileSync('docs/fairness/specification.md', 'utf8');
  const [round, definition] = [...specification.matchAll(/```json\n([\s\S]+?)```/g)].map(
    ([, text]) => JSON.parse(text!) as unknown,
  );
  expect(verifyInPython([{ definition }, { round }])).toEqual({ verdicts: ['accepted'], status: 0 });
});

test('the verifier knows every kind that there is a definition of', () => {
  const script = 'import verify; print(*sorted(verify.KINDS))';
  const known = execFileSync('python3', ['-B', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: 'verify' },
  });
  const kinds = new Set(definitions.map(({ definition }) => definition.kind));
  expect(known.trim().split(' ')).toEqual([...kinds].toSorted());
});
