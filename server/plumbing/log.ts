// What operators read: one line of JSON a fact on stderr, and never a secret. `bug` is for what should never happen.
// A developer's console stays calm: below production only warnings are written, unless LOG_LEVEL says otherwise.
import pino from 'pino';

type Facts = Record<string, unknown>;

/** Written as [hidden] wherever they appear in the facts of a line. */
const secrets = ['password', 'old_password', 'code', 'token', 'init_data', 'sid', 'cookie', 'authorization'];

const asked = process.env['LOG_LEVEL'] ?? '';
const usual = process.env['NODE_ENV'] === 'production' ? 'info' : 'warn';

/** Without the connection that a driver hangs on its errors. What PostgreSQL calls a code is no secret of anybody's. */
function describe(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { client: _, code, ...said } = pino.stdSerializers.err(error as Error) as Facts;
  return code === undefined ? said : { ...said, error_code: code };
}

const root = pino(
  {
    level: asked in pino.levels.values || asked === 'silent' ? asked : usual,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: describe },
    base: { service: 'marigold' },
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  pino.destination({ dest: 2, sync: false }),
);

export const log = {
  info: (message: string, facts: Facts = {}) => root.info(facts, message),
  warn: (message: string, facts: Facts = {}) => root.warn(facts, message),
  bug: (error: unknown, facts: Facts = {}) => root.error({ ...facts, err: error }, sentenceOf(error)),
};

/** Libraries also pass on objects that only look like errors; and of several errors the first says what is wrong. */
export function sentenceOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  if (message) return message;
  if (errors !== undefined && errors.length > 0) return sentenceOf(errors[0]);
  // Its values may hold secrets, which are hidden only among the facts.
  return code || `not an error, but an object with ${Object.keys(error).join(', ') || 'nothing in it'}`;
}
