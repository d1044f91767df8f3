// The file PostgreSQL writes its complaints to. It is begun anew once it has grown long; one old file is kept.
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const MAX_BYTES = 5_000_000;

export function openLog(path: string) {
  if (existsSync(path) && statSync(path).size > MAX_BYTES) renameSync(path, `${path}.old`);
  const handle = openSync(path, 'a');
  const start = fstatSync(handle).size;
  return {
    handle,
    close: () => closeSync(handle),
    sinceOpened: () => readFileSync(path).subarray(start).toString('utf8'),
  };
}
