// The built site's files. Their list is read once, at the start, and each becomes a route of its own: what is not on
// the list cannot be asked for, whatever the path. The scripts and styles of earlier builds are among them, for the tabs
// that were opened before this one. The two fonts of the house also have a lasting address, for the pages that the
// server makes by itself.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { filePolicy } from '../security-headers.ts';
import { originOf } from '../visitors/origin.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

export async function serveStaticFiles(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const folder = join(dist, 'client');
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const served = new Set<string>();
  const serve = (url: string, file: string, root = folder) => {
    if (served.has(url)) return;
    served.add(url);
    app.get(url, { config: { label: 'file' } }, (request, reply) =>
      reply
        .header('cache-control', cachingOf(url))
        .header('content-security-policy', filePolicy(originOf(request, config)))
        .sendFile(file, root),
    );
  };
  for (const file of listFiles(folder)) {
    serve(`/${file}`, file);
    const [, font] = /^assets\/((?:golos|unbounded)-latin)-[\w-]{8}\.woff2$/.exec(file) ?? [];
    if (font !== undefined) serve(`/fonts/${font}.woff2`, file);
  }
  for (const earlier of foldersIn(join(dist, 'earlier')))
    for (const file of listFiles(earlier)) serve(`/assets/${file}`, file, earlier);
}

/** What tools/earlier-builds.ts has kept: a folder for each build. */
const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** A build's file carries a hash of its content in its name, so it never changes; art is looked at again daily. */
const cachingOf = (url: string): string =>
  /^\/(desk\/)?assets\//.test(url)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${DAY_SECONDS}, must-revalidate`;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(^\.|\.(br|gz|map)$|^manifest\.json$)/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
