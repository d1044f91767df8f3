// The launcher, with a stand-in for the server that says what happens to it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, beforeAll, expect, vi } from 'vitest';

/** At once: most of them wait for processes and between two starts. */
const test = base.concurrent;

const standIn = `
if (process.env.STAND_IN === 'dies at once') process.exit(70);
if (process.env.STAND_IN === 'cannot start') process.exit(1);
const say = (words) => process.stdout.write(words + '\\n');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => say('told ' + signal));
process.once('SIGUSR2', () => process.exit(7));
process.once('disconnect', () => process.exit(say('alone')));
const facts = [process.versions.node.split('.')[0], process.env.MARIGOLD_LAUNCHED, process.env.MARIGOLD_DEV];
process.send('open', () => say(['open', process.pid, ...facts].join(' ')));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marigold-start-'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server', 'main.ts'), standIn);
  await cp('tools', join(folder, 'tools'), { recursive: true });
  await cp('package-lock.json', join(folder, 'package-lock.json'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return () => rm(folder, { recursive: true });
});

/** Starts the launcher and waits until the stand-in is open. */
async function start() {
  const { launcher, said } = launch();
  await saidBy(launcher, said, 'open');
  const [, pid, ...facts] = said.join('').trim().split(' ');
  return { launcher, said, server: Number(pid), facts };
}

function launch(more: NodeJS.ProcessEnv = {}) {
  const { npm_lifecycle_event: _, ...env } = { ...process.env, ...more };
  const launcher = spawn(process.execPath, [join(folder, 'tools', 'start.mjs'), '--dev'], { env });
  const said: string[] = [];
  for (const pipe of [launcher.stdout, launcher.stderr]) pipe.on('data', (chunk) => said.push(String(chunk)));
  return { launcher, said };
}

async function saidBy(launcher: ChildProcess, said: readonly string[], words: string): Promise<void> {
  while (!said.join('').includes(words)) await once(launcher.stdout!, 'data');
}

/** The launcher's pipe closes only when the last process that holds it has ended. */
const ended = async ({ launcher }: { launcher: ChildProcess }) =>
  (await once(launcher, 'close'))[0] as number | null;

test('hands over to the pinned Node and takes over its exit code', async () => {
  const run = await start();
  expect(run.facts).toEqual(['24', '1', '1']);
  process.kill(run.server, 'SIGUSR2');
  expect(await ended(run)).toBe(7);
});

test.for([
  ['SIGINT', 'told SIGINT'],
  ['SIGTERM', 'told SIGTERM'],
  ['SIGHUP', 'told SIGTERM'],
] as const)('passes on %s', async ([signal, told]) => {
  const run = await start();
  run.launcher.kill(signal);
  await saidBy(run.launcher, run.said, told);
  process.kill(run.server, 'SIGUSR2');
  expect(await ended(run)).toBe(7);
});

test('passes on one keypress once, though the terminal and npm both report it', async () => {
  const run = await start();
  run.launcher.kill('SIGINT');
  run.launcher.kill('SIGTERM');
  await saidBy(run.launcher, run.said, 'told');
  process.kill(run.server, 'SIGUSR2');
  await ended(run);
  expect(run.said.join('').match(/told \w+/g)).toHaveLength(1);
});

test('leaves nobody behind when it is killed', async () => {
  const run = await start();
  run.launcher.kill('SIGKILL');
  expect(await ended(run)).toBeNull();
  expect(run.said.join('')).toContain('alone');
});

const pidsIn = (said: readonly string[]) =>
  [...said.join('').matchAll(/^open (\d+)/gm)].map(([, pid]) => Number(pid));

test('starts a server again that was killed, says so, and still ends when it is told to', async () => {
  const run = await start();
  for (let deaths = 1; deaths <= 3; deaths += 1) {
    process.kill(pidsIn(run.said).at(-1)!, 'SIGKILL');
    await vi.waitUntil(() => pidsIn(run.said).length === deaths + 1, { timeout: 20_000 });
  }
  expect(new Set(pidsIn(run.said)).size).toBe(4);
  expect(run.said.join('').match(/Marigold has died \(signal 9\) and is started again\./g)).toHaveLength(3);

  run.launcher.kill('SIGINT');
  await saidBy(run.launcher, run.said, 'told SIGINT');
  process.kill(pidsIn(run.said).at(-1)!, 'SIGKILL');
  expect(await ended(run)).toBe(137);
  expect(pidsIn(run.said)).toHaveLength(4);
});

test('gives up on one that dies again and again before it is open', async () => {
  const run = launch({ STAND_IN: 'dies at once' });
  expect(await ended(run)).toBe(70);
  expect(run.said.join('').match(/is started again/g)).toHaveLength(4);
  expect(run.said.join('')).toContain('has died 5 times before it was open (a bug; the log says which)');
});

test('leaves one alone that says why it cannot start', async () => {
  const run = launch({ STAND_IN: 'cannot start' });
  expect(await ended(run)).toBe(1);
  expect(run.said.join('')).toBe('');
});

test('who presses Ctrl-C between two servers gets none', async () => {
  const run = launch({ STAND_IN: 'dies at once' });
  await vi.waitUntil(() => run.said.join('').match(/is started again/g)?.length === 3, { timeout: 20_000 });
  run.launcher.kill('SIGINT');
  expect(await ended(run)).toBe(0);
});
