// What a player downloads to verify a round without our code.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type GameDefinition, hashOf } from '#games/definitions/game-definition.ts';
import { test } from '#tests/doors.ts';

const ever = JSON.parse(readFileSync('games/definitions/ever.json', 'utf8')) as Record<string, string>;

test('every definition that was ever played can be downloaded by its hash, and may be cached for ever', async ({
  doors,
}) => {
  for (const [hash, sysname] of Object.entries(ever)) {
    const { statusCode, headers, body } = await doors.get(`/fairness/definitions/${hash}.json`);
    expect({ statusCode, ...headers }, sysname).toMatchObject({
      ...{ statusCode: 200, 'content-type': 'application/json; charset=utf-8' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const definition = JSON.parse(body) as GameDefinition;
    expect(definition.sysname).toBe(sysname);
    expect(Object.keys(definition)).toEqual(['sysname', 'kind', 'figures']);
    expect(hashOf(definition), sysname).toBe(hash);
  }
});

test('an unknown hash, or a name that is no hash, has no file', async ({ doors }) => {
  const [known] = Object.keys(ever) as [string];
  for (const file of ['00'.repeat(32), known, known.slice(1), '__proto__', 'dice', '..%2fever'])
    for (const name of file === known ? [known, `${known.toUpperCase()}.json`] : [`${file}.json`])
      expect((await doors.get(`/fairness/definitions/${name}`)).statusCode, name).toBe(404);
});

test('the specification and the verifier are served as they stand in the sources', async ({ doors }) => {
  const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  for (const [url, path] of [
    ['/fairness/specification.md', 'docs/fairness/specification.md'],
    ['/fairness/verify.py', 'verify/verify.py'],
  ] as const) {
    const { statusCode, rawPayload } = await doors.get(url);
    expect(statusCode, url).toBe(200);
    expect(sha256(rawPayload), url).toBe(sha256(readFileSync(path)));
  }
});
