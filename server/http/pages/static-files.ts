// The built site's files. Their list is read once, at the start: what is not on it cannot be asked for, whatever the
// path. The scripts and styles of earlier builds are on it, for the tabs that were opened before this one. The two fonts
// of the house also have a lasting address, for the pages that the server makes by itself.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../../config/config.ts';
import { filePolicy } from '../security-headers.ts';
import { originOf } from '../visitors/origin.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** A folder of so many files has a route for each, and leaves its other addresses to whoever is there. */
const FEW = 8;

interface ServedFile {
  file: string;
  root: string;
}

export async function serveStaticFiles(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const folder = join(dist, 'client');
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const served = filesIn(folder, join(dist, 'earlier'));
  const send = (request: FastifyRequest, reply: FastifyReply, url: string) => {
    const found = served.get(url);
    if (found === undefined) throw new Refusal('MethodNotFound');
    return reply
      .header('cache-control', cachingOf(url))
      .header('content-security-policy', filePolicy(originOf(request, config)))
      .sendFile(found.file, found.root);
  };
  const options = { config: { label: 'file' } };
  // Thousands of routes would take a second of every start.
  for (const [parent, urls] of Map.groupBy(served.keys(), (url) => url.slice(0, url.lastIndexOf('/') + 1)))
    if (urls.length > FEW)
      app.get<{ Params: { file: string } }>(`${parent}:file`, options, (request, reply) =>
        send(request, reply, parent + request.params.file),
      );
    else for (const url of urls) app.get(url, options, (request, reply) => send(request, reply, url));
}

/** By address. What a build shares with an earlier one is served from the newer. */
function filesIn(folder: string, earlier: string): ReadonlyMap<string, ServedFile> {
  const served = new Map<string, ServedFile>();
  const add = (url: string, file: ServedFile) => served.has(url) || served.set(url, file);
  for (const file of listFiles(folder)) {
    add(`/${file}`, { file, root: folder });
    const [, font] = /^assets\/((?:golos|unbounded)-latin)-[\w-]{8}\.woff2$/.exec(file) ?? [];
    if (font !== undefined) add(`/fonts/${font}.woff2`, { file, root: folder });
  }
  for (const root of foldersIn(earlier))
    for (const file of listFiles(root)) add(`/assets/${file}`, { file, root });
  return served;
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
