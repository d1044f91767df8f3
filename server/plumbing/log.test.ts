import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a process writes to its log that calls `log` as `call` says. */
function logged(call: string): { msg: string; err: Record<string, unknown> } {
  const program = `import { log } from './server/plumbing/log.ts'; ${call}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return JSON.parse(stderr);
}

test.for([
  ['an error', 'new Error("broken")', 'broken'],
  [
    'an error spread out, as libraries pass them on',
    '({ message: "broken", stack: "at x", queue: "a" })',
    'broken',
  ],
  [
    'an error of several',
    'new AggregateError([new Error("refused here"), new Error("there")])',
    'refused here',
  ],
  [
    'an error that says only its code',
    'Object.assign(new Error(""), { code: "ECONNREFUSED" })',
    'ECONNREFUSED',
  ],
  ['some object', '({ status: 3 })', 'not an error, but an object with status'],
  ['a text', '"broken"', 'broken'],
  ['nothing', 'undefined', 'undefined'],
] as const)('a bug is written as a person can read it: %s', ([, thrown, text]) => {
  expect(logged(`log.bug(${thrown})`).msg).toBe(text);
});

test('what a library has added to an error is kept', () => {
  const { err } = logged('log.bug({ message: "broken", stack: "at x", queue: "letters", code: "57014" })');
  expect(err).toMatchObject({ message: 'broken', stack: 'at x', queue: 'letters', error_code: '57014' });
});
