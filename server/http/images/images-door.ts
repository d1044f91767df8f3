// /_ipx/{modifiers}/{path}: pictures in the size and kind a screen can use (decision D98). The path is one of ours, or the
// whole address of a picture at a site that an operator has named.
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { findPicture } from '../../content-store/media.ts';
import type { Sql } from '../../database/db.ts';
import { networkOf } from '../../limits/network.ts';
import { FileCache } from '../../plumbing/file-cache.ts';
import { log } from '../../plumbing/log.ts';
import { addVary } from '../compression.ts';
import { ImageMaker } from './image-maker.ts';
import { type Modifiers, readModifiers } from './modifiers.ts';
import { NoImageThere, openOutsideImages } from './outside-images.ts';
import { openOwnImages, type SourceImage } from './own-images.ts';

const DAY_SECONDS = 86_400;
const PREFIX = '/_ipx/';

export function serveImages(app: FastifyInstance, { config, db }: Product, siteFolder: string): void {
  const findOwn = openOwnImages({ site: siteFolder, media: join(config.dataDir, 'media') });
  const outside = openOutsideImages({ origins: config.imageOrigins });
  app.addHook('onClose', () => outside.close());
  const maker = new ImageMaker(new FileCache(join(config.dataDir, 'images'), config.imageCacheBytes));

  app.get('/_ipx/*', { config: { label: 'image' } }, async (request, reply) => {
    const asked = readAddress(request.url);
    if (asked === null) throw new Refusal('InvalidRequest');
    const { path, modifiers } = asked;
    const source = path.startsWith('/')
      ? (findUploaded(db.sql, path) ?? (await findOwn(path)))
      : outside.find(path);
    if (source === null) throw new Refusal('MethodNotFound');
    return send({ maker, request, reply, path, source, modifiers });
  });
}

/** What was sent in at the desk is named by its hash, and so never changes. */
function findUploaded(sql: Sql, path: string): SourceImage | null {
  const [, hash] = /^\/media\/([\da-f]{64})\.webp$/.exec(path) ?? [];
  if (hash === undefined) return null;
  const read = async () => {
    const bytes = await findPicture(sql, hash);
    if (bytes === undefined) throw new NoImageThere(`nobody has sent in ${hash}`);
    return bytes;
  };
  return { version: hash, read };
}

interface Sending {
  maker: ImageMaker;
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  source: SourceImage;
  modifiers: Modifiers;
}

async function send({ maker, request, reply, path, source, modifiers: said }: Sending) {
  const modifiers = said.f === 'auto' ? { ...said, f: bestFor(request) } : said;
  if (said.f === 'auto') addVary(reply, 'Accept');
  const made = await maker
    .make({ path, source, modifiers, asker: networkOf(request.ip) })
    .catch((error: unknown) => {
      if (!(error instanceof NoImageThere)) throw error;
      log.info('a picture could not be made', { path, why: String(error.cause ?? error.message) });
      throw new Refusal('MethodNotFound');
    });
  reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', made.etag);
  if (request.headers['if-none-match'] === made.etag) return reply.status(304).send();
  return reply.type(`image/${made.format}`).send(made.bytes);
}

const bestFor = ({ headers }: FastifyRequest): string => {
  const accept = String(headers.accept ?? '');
  return /image\/avif/.test(accept) ? 'avif' : /image\/webp/.test(accept) ? 'webp' : 'jpeg';
};

/** Decoded once, and then as it stands: "%252e" is no dot. Null for what cannot be read as an address. */
function readAddress(url: string): { path: string; modifiers: Modifiers } | null {
  const raw = url.split('?', 1)[0]!.slice(PREFIX.length);
  const at = raw.indexOf('/');
  if (at < 1) return null;
  const [said, path] = [decoded(raw.slice(0, at)), decoded(raw.slice(at + 1))];
  const modifiers = said === null ? null : readModifiers(said);
  if (modifiers === null || path === null || path === '') return null;
  return { modifiers, path: wholeAddress.test(path) ? path : `/${path}` };
}

const wholeAddress = /^[a-z][a-z\d+.-]*:/i;

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return /[\u0000-\u001f\u007f\\]/.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
