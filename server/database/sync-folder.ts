import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Without this a power cut could undo what was made or renamed in the folder. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
