import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

const verify = (...more: string[]) => {
  const round = [`--server-seed=${'ab'.repeat(32)}`, '--client-seed=me', '--nonce=3', '--game=dice'];
  const bet = '--bet={"stake":100,"chance":4950,"side":"under"}';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/verify.ts', ...round, bet, ...more],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('npm run verify says how a round went, and holds its hash against the one that was shown', () => {
  const right = verify('--commit=9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885');
  expect(right.status).toBe(0);
  expect(right.said).toContain('(as shown)');
  expect(right.said).toContain('{"step":"fall","number":2682,"isWon":true}');
  expect(right.said).toMatch(/paid, in cents: +200/);
  expect(verify('--commit=00')).toMatchObject({
    status: 1,
    said: expect.stringContaining('(NOT the one shown)'),
  });
});

test('what does not fit is named', () => {
  expect(verify('--bet={}')).toEqual({ status: 2, said: '--bet is missing, or does not fit this game.\n' });
});

test('a version of the game that is not kept is named, with where to look', () => {
  expect(verify(`--definition=${'00'.repeat(32)}`)).toMatchObject({
    status: 2,
    said: expect.stringContaining('check it with the sources of that time'),
  });
});

test('a seed of a shared table is followed down to the anchor of its chain', () => {
  const thirdHash = '31fc947f79a41992a906b493d5242f4fb92f4aace47ef2e26357679d4c64ba9c';
  expect(verify(`--anchor=${thirdHash}`)).toMatchObject({
    status: 0,
    said: expect.stringContaining('the seed is on it'),
  });
  expect(verify(`--anchor=${'00'.repeat(32)}`)).toMatchObject({
    status: 1,
    said: expect.stringContaining('the seed is NOT on it'),
  });
});

test('a virtual match is played again, and its strength held against the hash as its seed is', () => {
  const match = (strength: string) =>
    verify(
      ...['--sport=football', '--event=football-1-1-1-abcdef', `--strength=${strength}`],
      `--commit=${sha256(`${'ab'.repeat(32)}:0.4`)}`,
    );
  expect(match('0.4')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/as shown[\s\S]+score: +\d+:\d+/),
  });
  expect(match('0.41')).toMatchObject({ status: 1, said: expect.stringContaining('(NOT the one shown)') });
  expect(match('strong')).toEqual({ status: 2, said: '--strength is missing, or does not fit a match.\n' });
});
