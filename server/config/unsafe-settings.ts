// Settings that are useful in tests and open a door in production: one table, and one sentence for each that is found.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Config } from './config.ts';
import { findUnsafeKeys } from './key-purposes.ts';
import { findUnsafeAddresses } from './outside-addresses.ts';

const HOUR_MS = 3_600_000;
const CONTACT_WAIT_HOURS_MIN = 24;

interface UnsafeSetting {
  sentence: string;
  isFound(config: Config): boolean;
}

const unsafeSettings: readonly UnsafeSetting[] = [
  {
    sentence:
      'LIMIT_FACTOR: leave it out. It is for load tests and lets anybody guess passwords and codes more often.',
    isFound: ({ limitFactor }) => limitFactor !== 1,
  },
  {
    sentence: `CONTACT_WAIT_HOURS: it must be at least ${CONTACT_WAIT_HOURS_MIN}. Otherwise whoever steals an account sends its money away before its owner notices.`,
    isFound: ({ contactWaitMs }) => contactWaitMs < CONTACT_WAIT_HOURS_MIN * HOUR_MS,
  },
  {
    sentence:
      'METRICS: leave it out and set METRICS_PORT to a port that visitors cannot reach. On the site’s own port everybody reads the load and the turnover.',
    isFound: ({ showsMetrics }) => showsMetrics,
  },
  {
    sentence: 'METRICS_PORT: it must be another port than PORT, one that visitors cannot reach.',
    isFound: ({ metricsPort, port }) => metricsPort === port,
  },
  {
    sentence:
      'MARIGOLD_DEV: leave it out. It serves source files and weakens the policy of pages for development.',
    isFound: ({ isDev }) => isDev,
  },
  {
    sentence:
      'BACKUP_DIR: neither BACKUP_DIR nor DATA_DIR may lie inside the other. Otherwise the backups are lost with it.',
    isFound: ({ backups, dataDir }) => backups !== null && isNested(backups.folder, dataDir),
  },
];

/**
 * The sandbox's own bank and leagues speak clear text on this machine, and no real money moves while it is on. Everything
 * else is as dangerous in a demonstration.
 */
export const findUnsafeSettings = (config: Config): string[] => [
  ...unsafeSettings.filter(({ isFound }) => isFound(config)).map(({ sentence }) => sentence),
  ...findUnsafeKeys(config),
  ...(config.isSandbox ? [] : findUnsafeAddresses(config)),
];

function isNested(one: string, other: string): boolean {
  const [a, b] = [resolveLinks(one) + sep, resolveLinks(other) + sep];
  return a.startsWith(b) || b.startsWith(a);
}

/** The folder may not exist yet, but a folder above it may be a link. */
function resolveLinks(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = dirname(folder);
  return parent === folder ? folder : join(resolveLinks(parent), basename(folder));
}
