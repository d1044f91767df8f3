// Builds the site twice, for browsers and for the server that renders it, and the frame of games, the desk and the
// service worker once, and presses what browsers load, so that the running server never spends time on it. A build that
// fails or is cut short leaves dist as it was. The assets
// of earlier builds are kept beside it for a while.
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { keepEarlierBuilds } from './earlier-builds.ts';
import { hashOfSources, STAMP } from './freshness.mjs';
import { root } from './pinned.mjs';

/** Notices of what the service worker is made of go where the others are. */
const WORKER_LICENCES = 'licences/worker.md';

const PRESSED_FROM_BYTES = 1024;
const isPressable = (path: string) => /\.(js|css|svg|json|html|webmanifest|txt|xml)$/.test(path);

/**
 * The server's half takes its packages in, built for production whatever NODE_ENV is when the server starts:
 * left outside, React would check itself at every render, which takes three times as long.
 */
const asOneProgram: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
};

process.env['NODE_ENV'] = 'production';

const startedAt = performance.now();
const unfinished = join(root, '.cache', `dist-${process.pid}`);
process.once('exit', () => rmSync(unfinished, { recursive: true, force: true }));
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(end, () => process.exit(1));
process.channel?.unref();

await mkdir(unfinished, { recursive: true });
try {
  const hash = hashOfSources();
  console.log('Building the site…');
  await bundle('client');
  await bundle('play');
  await bundle('worker');
  await rename(join(unfinished, 'worker', WORKER_LICENCES), join(unfinished, 'client', WORKER_LICENCES));
  await bundle('desk');
  await bundle('server');
  const pressed = await press(join(unfinished, 'client'));
  await writeFile(join(unfinished, STAMP), hash);
  const dist = join(root, 'dist');
  await keepEarlierBuilds({ dist, next: unfinished, now: Date.now() });
  await rm(dist, { recursive: true, force: true });
  await rename(unfinished, dist);

  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(`Built in ${seconds} s: ${sizes(pressed)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The files of the frame and of the desk stand beside those of the site, with manifests of their own. */
function bundle(part: 'client' | 'play' | 'desk' | 'worker' | 'server') {
  const outDir = join(unfinished, part === 'server' || part === 'worker' ? part : 'client');
  // How long a plugin took is of no use to whoever only wants the site, and depends on what else the machine does.
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const isBeside = part === 'play' || part === 'desk';
  const emptyOutDir = !isBeside;
  const options = {
    outDir,
    emptyOutDir,
    ssr: part === 'server',
    reportCompressedSize: false,
    rolldownOptions,
  };
  const mode = isBeside || part === 'worker' ? part : 'production';
  return build({ root, mode, logLevel: 'warn', build: options, ...(part === 'server' && asOneProgram) });
}

interface Pressed {
  path: string;
  gzip: number;
}

/** Writes a .br and a .gz beside every text file that gains from it. */
async function press(folder: string): Promise<Pressed[]> {
  const paths = (await readdir(folder, { recursive: true })).filter(isPressable);
  const all = await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const content = await readFile(file);
      if (content.length < PRESSED_FROM_BYTES) return [];
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      return [{ path, gzip: gz.length }];
    }),
  );
  return all.flat();
}

function sizes(pressed: readonly Pressed[]) {
  const sum = (ending: string) => {
    const files = pressed.filter(({ path }) => path.endsWith(ending));
    return Math.round(files.reduce((bytes, file) => bytes + file.gzip, 0) / 1024);
  };
  return `${sum('.js')} KB of scripts and ${sum('.css')} KB of styles, gzipped`;
}
