import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { readReports } from './policy-reports.ts';

const older = {
  'csp-report': {
    'document-uri': 'https://site.example/?restore=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=anna',
    'source-file': 'https://site.example/assets/a.js#1',
  },
};
const newer = [
  {
    type: 'csp-violation',
    body: { documentURL: 'https://site.example/offers', effectiveDirective: 'img-src', blockedURL: 'data' },
  },
];

test('both kinds of report are read, without what an address may carry', () => {
  expect(readReports(JSON.stringify(older))).toEqual([
    {
      page: 'https://site.example/',
      directive: 'script-src-elem',
      stopped: 'https://evil.example/x.js',
      source: 'https://site.example/assets/a.js',
    },
  ]);
  expect(readReports(JSON.stringify(newer))).toEqual([
    { page: 'https://site.example/offers', directive: 'img-src', stopped: 'data', source: '' },
  ]);
});

test.for([
  '',
  '{',
  'null',
  '1',
  '[]',
  '[null]',
  '[{"body":1}]',
  '{"csp-report":[1]}',
  '{"csp-report":{"blocked-uri":{}}}',
])('a report that is none, %s, hurts nobody', async (payload, { doors }) => {
  const headers = { 'content-type': 'application/csp-report' };
  const response = await doors.app.inject({ method: 'POST', url: '/csp-report', payload, headers });
  expect(response.statusCode).toBe(204);
  for (const facts of readReports(payload)) expect(Object.values(facts).join('')).toBe('');
});

test('nobody fills the log with them', async () => {
  await using doors = await openDoors({ env: { LIMIT_FACTOR: '1' } });
  const report = () => doors.app.inject({ method: 'POST', url: '/csp-report', payload: '{}' });
  const answers = await Promise.all(Array.from({ length: 70 }, report));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(60);
  expect(readReports(JSON.stringify(Array(100).fill(newer[0])))).toHaveLength(5);
});
