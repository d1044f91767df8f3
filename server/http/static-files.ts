// The built site's files. Their list is read once, at the start, and each becomes a route of its own: what is not on
// the list cannot be asked for, whatever the path.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { originOf } from './origin.ts';
import { filePolicy } from './security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

export async function serveStaticFiles(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  for (const file of listFiles(folder)) {
    app.get(`/${file}`, { config: { label: 'file' } }, (request, reply) =>
      reply
        .header('cache-control', cachingOf(file))
        .header('content-security-policy', filePolicy(originOf(request, config)))
        .sendFile(file),
    );
  }
}

/** A build's file carries a hash of its content in its name, so it never changes; art is looked at again daily. */
const cachingOf = (file: string): string =>
  file.startsWith('assets/')
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
