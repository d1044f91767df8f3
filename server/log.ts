// What operators read: one line of JSON a fact on stderr, and never a secret. `bug` is for what should never happen.
// A developer's console stays calm: below production only warnings are written, unless LOG_LEVEL says otherwise.
import pino from 'pino';

type Facts = Record<string, unknown>;

/** Written as [hidden] wherever they appear in the facts of a line. */
const secrets = ['password', 'old_password', 'code', 'token', 'init_data', 'sid', 'cookie', 'authorization'];

const asked = process.env['LOG_LEVEL'] ?? '';
const usual = process.env['NODE_ENV'] === 'production' ? 'info' : 'warn';

/** Without the connection that a driver hangs on its errors. What PostgreSQL calls a code is no secret of anybody's. */
function describe(error: Error): object {
  const { client: _, code, ...said } = pino.stdSerializers.err(error) as Facts;
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
  bug: (error: unknown, facts: Facts = {}) =>
    root.error({ ...facts, err: error }, error instanceof Error ? error.message : String(error)),
};
