// Answers leave the server pressed. Files were pressed when the site was built (see static-files.ts), finished pages
// when they were first made (see finished-page.ts); what is left is JSON, and pages made for one player.
import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PRESSED_FROM_BYTES = 1024;
/** Past this each further step costs more time than it saves bytes on the way. */
const BROTLI_QUALITY = 4;

export function compressAnswers(app: FastifyInstance): void {
  // Most answers are short, and none of them should wait for a promise.
  app.addHook<Payload>('onSend', (request, reply, payload, done) => {
    const isShort = !(payload instanceof Readable) && Buffer.byteLength(payload ?? '') < PRESSED_FROM_BYTES;
    if (isShort || !isPressable(reply)) return done(null, payload);
    addVary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (payload instanceof Readable)
      return done(
        null,
        pipeline(payload, pressAsItComes(encoding), () => undefined),
      );
    press(Buffer.from(payload!), encoding).then(
      (pressed) => done(null, pressed),
      (error: Error) => done(error),
    );
  });
}

type Payload = string | Buffer | Readable | null | undefined;

type Asked = Pick<FastifyRequest, 'headers'>;

/** Brotli where it is welcome, gzip else. */
const encodingFor = (request: Asked): 'br' | 'gzip' | 'identity' =>
  (['br', 'gzip'] as const).find((encoding) => isWelcome(request, encoding)) ?? 'identity';

/** A weight of 0 means "never this one". */
export const isWelcome = ({ headers }: Asked, encoding: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((wish) => !/;\s*q=0(\.0*)?\s*$/.test(wish))
    .some((wish) => wish.split(';', 1)[0]!.trim() === encoding);

export function addVary(reply: FastifyReply, name: string): void {
  const held = String(reply.getHeader('vary') ?? '');
  if (!held.includes(name)) reply.header('vary', held === '' ? name : `${held}, ${name}`);
}

const isPressable = (reply: FastifyReply) =>
  reply.getHeader('content-encoding') === undefined &&
  reply.statusCode !== 204 &&
  reply.statusCode !== 304 &&
  /^(text\/|application\/(json|javascript|xml))/.test(String(reply.getHeader('content-type') ?? ''));

const press = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : promisify(gzip)(bytes);

/** Every piece is passed on at once: what comes bit by bit must not wait in the compressor. */
function pressAsItComes(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
}
