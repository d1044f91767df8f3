// Pictures: sent in at the desk as they are (/desk/api/media.upload?name=…), and shown to everyone at /media/{hash}.webp.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayDo } from '#contract/desk/permissions.ts';
import { Refusal } from '#contract/refusals.ts';
import type { StaffMember } from '../../calls/context.ts';
import type { Product } from '../../calls/product.ts';
import {
  addressOf,
  drawAnew,
  findPicture,
  keepPicture,
  UPLOAD_MAX_BYTES,
} from '../../content-store/media.ts';
import { saveEdits } from '../../content-store/save-edits.ts';
import { listEntries } from '../../content-store/stored-entries.ts';
import { writeAudit } from '../../desk/audit/audit-log.ts';
import { requireWithin } from '../../limits/limits.ts';
import { refuseForeignPage } from '../api/own-page.ts';
import { staffOf } from './staff-cookie.ts';

const call = { name: 'media.upload' };

export function serveMedia(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file } }, reply) => {
    const [, hash] = /^([\da-f]{64})\.webp$/.exec(file) ?? [];
    const bytes = hash === undefined ? undefined : await findPicture(product.db.sql, hash);
    if (bytes === undefined) throw new Refusal('MethodNotFound');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .send(bytes);
  });

  // In a scope of its own: everywhere else a body is text.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Querystring: { name?: string } }>(
      '/desk/api/media.upload',
      { bodyLimit: UPLOAD_MAX_BYTES, onRequest: async (request) => void (await admit(product, request)) },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const staff = await admit(product, request);
        return { result: await upload(product, request, staff) };
      },
    );
  });
}

/** Before the body is read: a stranger's picture is not even taken in. */
async function admit(product: Product, request: FastifyRequest): Promise<StaffMember> {
  refuseForeignPage(request, product.config);
  if (request.headers['x-csrf'] === undefined) throw new Refusal('InvalidRequest');
  const staff = await staffOf(product, request);
  if (staff === undefined) throw new Refusal('Authorization');
  if (!mayDo(staff.role, 'content.edit')) throw new Refusal('AccessDenied');
  return staff;
}

async function upload(
  product: Product,
  request: FastifyRequest<{ Querystring: { name?: string } }>,
  staff: StaffMember,
): Promise<{ name: string; address: string }> {
  const { db, clock, content, config, rooms } = product;
  const now = clock.now();
  await requireWithin('write', `staff ${staff.id}`, { db, rooms, config, now });
  const name = nameOf(request.query.name);
  const picture = await drawAnew(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
  const { hash, width, height, bytes } = picture;
  const value = { name, hash, type: 'webp', width, height, bytes: bytes.length, alt: '' };
  const entry = { kind: 'media', name, locale: '' } as const;
  const locales = { locales: content.locales, defaultLocale: content.defaultLocale };
  await db.atomically(async (tx) => {
    const [kept] = await listEntries(tx.sql, [entry]);
    await keepPicture(tx, picture, now);
    const edit = { ...entry, value, version: kept?.version ?? 0 };
    await saveEdits(tx, [edit], { by: staff.name, note: '', now, locales });
    const line = { call, subject: `media ${name}`, reason: '', outcome: 'done', after: value, by: staff };
    await writeAudit(tx.sql, line, { now, browser: { address: request.ip ?? '' } });
  });
  await product.announce(['desk-content', 'desk-audit']);
  return { name, address: addressOf(picture) };
}

/** What a picture is called, of what its file was called. */
function nameOf(sent: string | undefined): string {
  const name = (sent ?? '')
    .replace(/\.\w{1,5}$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  if (name === '') throw new Refusal('InvalidParameter', { invalid_parameters: { name: ['format'] } });
  return name;
}
