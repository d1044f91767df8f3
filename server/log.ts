// What operators read: one line of JSON a fact, and never a secret. `bug` is for what should never happen.
import pino from 'pino';

type Facts = Record<string, unknown>;

/** Written as [hidden] wherever they appear in the facts of a line. */
const secrets = ['password', 'old_password', 'code', 'token', 'init_data', 'sid', 'cookie', 'authorization'];

export const root = pino({
  level: process.env['LOG_LEVEL'] ?? 'info',
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  base: { service: 'marigold' },
  timestamp: pino.stdTimeFunctions.isoTime,
});

export const log = {
  info: (message: string, facts: Facts = {}) => root.info(facts, message),
  warn: (message: string, facts: Facts = {}) => root.warn(facts, message),
  bug: (error: unknown, facts: Facts = {}) =>
    root.error({ ...facts, err: error }, error instanceof Error ? error.message : String(error)),
};
