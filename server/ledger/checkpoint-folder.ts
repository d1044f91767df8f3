// The folder of the ledger's checkpoints must be writable. Without this check they would fail once a minute, in the
// log alone, while the server reports that it is ready.
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { isOutage } from '../plumbing/outage.ts';
import { type Anchors, FILE } from './anchors.ts';

/** Creates the folder and opens the file for appending, because permissions alone do not show a read-only mount. */
export async function requireCheckpointFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, FILE), '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The ledger's checkpoints cannot be written in ${folder} (${code}). Set ANCHOR_DIR or DATA_DIR to a folder that this account may write to.`,
    );
  }
}

/**
 * Reports after every checkpoint whether it could be written. One checkpoint is written at a time, so that two of
 * them never continue the same line. A database outage is reported elsewhere and does not count here.
 */
export function watchCheckpoints(anchors: Anchors, report: (isFailing: boolean) => void): Anchors {
  let last: Promise<void> = Promise.resolve();
  return {
    ...anchors,
    anchor(now) {
      const written = last.then(() => anchors.anchor(now));
      last = written.then(
        () => report(false),
        (error: unknown) => {
          if (!isOutage(error)) report(true);
        },
      );
      return written;
    },
  };
}
