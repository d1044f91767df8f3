// What became of a restore, in one sentence.
import type { Restored } from '../backup/restore-backup.ts';

export function drawRestored(restored: Restored, at: Date): string {
  const { base, lastCommit, report, cluster, isInPlace, keptAside } = restored;
  if (!isInPlace)
    return `The books of ${at.toISOString()} are not in order: the data folder is untouched, and what was restored lies in ${cluster}.`;
  const facts = [
    `Restored as of ${at.toISOString()} from ${base}`,
    lastCommit === null
      ? 'nothing was committed since that backup'
      : `the last commit in it is of ${lastCommit.toISOString()}`,
    report === null
      ? 'the backup is older than this program, so run npm run db:migrate and npm run audit'
      : 'the books are in order',
    keptAside === null ? 'there was no old database' : `the old database is kept as ${keptAside}`,
  ];
  return `${facts.join('; ')}.`;
}
