import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { shown } from '#tests/shown.tsx';
import { Files, FilesOfRound } from './files.tsx';
import type { KeptRound } from './use-round-text.ts';

const draw = (node: Parameters<typeof shown>[0], locale = 'en') =>
  shown(node, { locale, texts: ['fairness'], answers: [] });

const kept: KeptRound = {
  ...{ id: 'r-1', game: 'dice', definition: 'ab'.repeat(32), bet: { stake: 100 }, decisions: [] },
  ...{ currency: 'EUR', staked: cents(100), paid: cents(0), state: 'over', nonce: 3 },
  ...{ commit: 'cd'.repeat(32), client_seed: 'anna', server_seed: 'ef'.repeat(32), anchor: null },
  at: '2026-11-20T00:00:00.000Z',
};

test.for(['en', 'lv', 'ru', 'pt'])('the specification and the verifier are linked, in %s', async (locale) => {
  const markup = await draw(<Files />, locale);
  expect(markup).toContain('href="/fairness/specification.md"');
  expect(markup).toContain('href="/fairness/verify.py"');
  expect(markup).not.toMatch(/fairness\.files|[{}]/);
});

test('a computed round links its definition, and a player’s own round can be saved as the verifier reads it', async () => {
  const markup = await draw(<FilesOfRound definition={kept.definition} kept={kept} />);
  expect(markup).toContain(`href="/fairness/definitions/${kept.definition}.json"`);
  const [, file] = /href="data:application\/json;charset=utf-8,([^"]+)"/.exec(markup)!;
  expect(JSON.parse(decodeURIComponent(file!))).toEqual(kept);
  expect(markup).toContain('download="round-r-1.json"');
});

test('a round that is not the player’s own has no file', async () => {
  const markup = await draw(<FilesOfRound definition={kept.definition} kept={undefined} />);
  expect(markup).not.toContain('data:application/json');
});
