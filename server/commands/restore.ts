// npm run restore -- --at 2026-03-01T12:05:00Z: the embedded database as it was at that moment, audited. The old one is
// kept aside. Without a moment it says which ones there are.
import { parseArgs } from 'node:util';
import { listBases } from '../backup/backup-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config/config.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { drawAudit } from './audit-report.ts';
import { requireBackups } from './require-backups.ts';
import { drawRestored } from './restore-report.ts';
import { runCommand } from './run-command.ts';

/** A zone must be said: an hour's mistake here is an hour of payments. */
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

await runCommand(async () => {
  const config = readConfig(process.env);
  const { folder } = requireBackups(config);
  const now = new Date();
  const at = readMoment(process.argv.slice(2), now, folder);
  const { dataDir } = config;
  const restored = await restoreBackup({ dataDir, backupFolder: folder, at, now, keys: config });
  if (restored.report !== null) console.log(drawAudit(restored.report));
  console.log(drawRestored(restored, at));
  if (!restored.isInPlace) process.exitCode = 1;
});

function readMoment(args: string[], now: Date, folder: string): Date {
  const { at } = parseArgs({ args, options: { at: { type: 'string', default: '' } }, strict: false }).values;
  if (typeof at !== 'string' || !moment.test(at)) throw new CannotStart(usage(folder));
  const asked = new Date(at.replace(' ', 'T'));
  if (asked > now) throw new CannotStart(`${asked.toISOString()} has not been yet.`);
  return asked;
}

function usage(folder: string): string {
  const bases = listBases(folder).map(({ takenAt }) => takenAt.toISOString());
  const range =
    bases.length === 0 ? 'There is no backup yet.' : `Any moment since ${bases[0]} can be restored.`;
  return `npm run restore -- --at 2026-03-01T12:05:00Z\n${range} Say the zone: Z, or +02:00.`;
}
