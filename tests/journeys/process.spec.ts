// The process itself: what it prints, how it ends, and what its log never holds.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect as openConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, expect, onTestFinished } from 'vitest';
import { findPostmaster } from '#server/database/postmaster.ts';
import { makeDataFolder, makeReadyDataFolder } from '../data-folder.ts';
import { listenLive } from '../live-listener.ts';
import { long } from '../long.ts';
import { findChild } from './mortal-house.ts';

interface Running {
  server: ChildProcess;
  origin: string;
  /** All that was written, once the process has ended. */
  printed: Promise<string>;
  logged: Promise<string>;
}

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  .extend('dataDir', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await makeReadyDataFolder();
    onCleanup(() => folder[Symbol.dispose]());
    return folder.path;
  })
  .extend('run', async ({ dataDir }, { onCleanup }) => {
    const started: ChildProcess[] = [];
    onCleanup(async () => {
      for (const server of started.filter(isRunning)) await end(server);
    });
    return (env: NodeJS.ProcessEnv = {}) => {
      const server = spawn(process.execPath, ['server/main.ts'], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      started.push(server);
      return server;
    };
  });

type Run = (env?: NodeJS.ProcessEnv) => ChildProcess;

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const exit = once(server, 'exit');
  server.kill(signal);
  const [code] = await exit;
  return code;
}

async function start(run: Run, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const server = run(env);
  const printed = text(server.stdout!);
  const logged = text(server.stderr!);
  const [first] = await Promise.race([
    once(server.stdout!, 'data'),
    once(server, 'exit').then(async () => Promise.reject(new Error(await logged))),
  ]);
  return { server, origin: /http:\S+/.exec(String(first))![0], printed, logged };
}

test('a start prints one line; an end lets a request that has begun finish, tells the sockets, takes no more', async ({
  run,
}) => {
  const { server, origin, printed, logged } = await start(run);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const cookie = await signIn(origin, 'anna');
  const ticket = await (await fetch(`${origin}/api/account.getToken?v=1`, { headers: { cookie } })).json();
  const live = await listenLive(origin, { token: ticket.result.token });
  const begun = await beginRequest(origin);
  // Told to end when the heads have come, which promise a living connection, and the pages are still being written:
  // a connection that outlives its answer must not hold up the end.
  await Promise.all(Array.from({ length: 8 }, () => fetch(`${origin}/ru`, { headers: { cookie } })));
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await expect(live.closed).resolves.toBe(1001);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();

  begun.finish();
  await expect(begun.answer).resolves.toMatch(/^HTTP\/1\.1 303 /);
  await expect(exit).resolves.toEqual([0, null]);
  await expect(printed).resolves.toBe(`Marigold is open at ${origin} (sandbox: ${origin}/__sandbox)\n`);
  await expect(logged).resolves.toBe('');
});

/** Half of a request has been read by the server, and the other half has not been sent. */
async function beginRequest(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = openConnection(Number(port), hostname);
  const answer = text(socket);
  await once(socket, 'connect');
  const body = 'state=off';
  socket.write(
    `POST /__sandbox/maintenance HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${body.length}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n${body.slice(0, 4)}`,
  );
  // Answered only after what stands above has been read.
  await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
  return { answer, finish: () => socket.write(body.slice(4)) };
}

test.for([
  ['a wrong setting', { PORT: 'eighty' }, /^PORT must be a whole number/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /cannot be reached/,
  ],
] as const)('%s is one sentence and exit code 1', async ([, env, sentence], { run }) => {
  const server = run(env);
  const said = text(server.stderr!);
  await expect(once(server, 'exit')).resolves.toEqual([1, null]);
  await expect(said).resolves.toMatch(sentence);
  expect((await said).trim().split('\n').length).toBe(1);
  await expect(said).resolves.not.toContain('hidden');
});

test(
  'the log of a whole session holds none of its secrets, and SIGHUP ends it with 0',
  long,
  async ({ run }) => {
    const { server, origin, printed, logged } = await start(run, { LOG_LEVEL: 'trace' });
    const form = { player: 'boris', password: 'hunter-2-password', code: '918273' };
    const signedIn = await fetch(`${origin}/__sandbox/sign-in`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    const secret = /sid=([^;]+)/.exec(signedIn.headers.get('set-cookie')!)![1]!;
    const headers = { cookie: `sid=${secret}` };
    const { result } = await (await fetch(`${origin}/api/account.getToken?v=1`, { headers })).json();
    const live = await listenLive(origin, { token: result.token });
    await expect(listenLive(origin, { token: result.token })).rejects.toBe(401);
    await fetchAll(`${origin}/ru?promo_code=QUERY-SECRET&token=${result.token}`, { headers });
    await fetchAll(`${origin}/api/account.getInfo?password=${form.password}&init_data=QUERY-SECRET`, {
      headers,
    });
    live.socket.close();
    await expect(end(server, 'SIGHUP')).resolves.toBe(0);

    const all = (await printed) + (await logged);
    expect(all).toContain('"path":"/api/account.getToken"');
    for (const hidden of [
      secret,
      result.token,
      form.password,
      form.code,
      'QUERY-SECRET',
      'boris@example.com',
    ])
      expect(all).not.toContain(hidden);
  },
);

test(
  'of two first starts at once on a fresh folder none ends with more than a sentence, and one whose launcher was killed ends with 0',
  long,
  async ({ run }) => {
    using folder = makeDataFolder();
    const env = { DATA_DIR: folder.path, MARIGOLD_LAUNCHED: '1' };
    const servers = [run(env), run(env)];
    const said = servers.map((server) => text(server.stderr!));
    const opened = servers.map((server) => once(server.stdout!, 'data').then(() => true));
    const ended = servers.map((server) => once(server, 'exit').then(([code]) => code as number));
    const outcomes = await Promise.all(servers.map((_, at) => Promise.race([opened[at]!, ended[at]!])));

    expect(outcomes).toContain(true);
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome === true) {
        servers[at]!.disconnect();
        await expect(ended[at]).resolves.toBe(0);
      } else {
        expect(outcome).toBe(1);
        // Two sandboxes would have two banks.
        expect((await said[at]!).trim()).toMatch(/^Another server on this database has a sandbox bank.*\.$/);
      }
    }
  },
);

/** As `npm start` runs it; told by SIGUSR2, it meets a bug that nobody has foreseen. */
function launch(dataDir: string) {
  const bug = 'process.on("SIGUSR2", () => setImmediate(() => { throw new Error("an unforeseen bug"); }))';
  const launcher = spawn(process.execPath, ['tools/start.mjs'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_OPTIONS: `--import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(bug)}`)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const pipe of [launcher.stdout, launcher.stderr])
    pipe.on('data', (chunk) => {
      said += chunk;
    });
  return {
    launcher,
    said: () => said,
    origins: () => [...said.matchAll(/open at (http:\S+)/g)].map(([, origin]) => origin!),
  };
}

test(
  'a server that dies of a bug is back within seconds with its database, and Ctrl-C ends them all',
  long,
  async () => {
    using folder = await makeReadyDataFolder();
    const { launcher, said, origins } = launch(folder.path);
    onTestFinished(() => void launcher.kill('SIGKILL'));
    await expect.poll(origins, { timeout: 60_000 }).toHaveLength(1);
    const database = findPostmaster(folder.cluster)!.pid;

    const diedAt = performance.now();
    process.kill(findChild(launcher.pid!, 'server/main.ts')!, 'SIGUSR2');
    await expect.poll(origins, { timeout: 60_000 }).toHaveLength(2);
    expect(performance.now() - diedAt).toBeLessThan(BACK_WITHIN_MS);
    expect(said()).toContain('Marigold has died (a bug; the log says which) and is started again.');
    expect(said()).toContain('an unforeseen bug');
    expect((await fetch(`${origins()[1]}/readyz`)).status).toBe(200);
    expect(findPostmaster(folder.cluster)?.pid).toBe(database);

    await expect(end(launcher, 'SIGINT')).resolves.toBe(0);
    expect(findPostmaster(folder.cluster)).toBeUndefined();
  },
);

/** On a busy machine; on an idle one it takes two seconds. */
const BACK_WITHIN_MS = 30_000;

async function fetchAll(url: string, init: RequestInit): Promise<void> {
  await (await fetch(url, init)).text();
}

async function signIn(origin: string, player: string): Promise<string> {
  const answer = await fetch(`${origin}/__sandbox/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ player }),
    redirect: 'manual',
  });
  return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
}
