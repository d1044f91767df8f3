// Where a test writes what nobody will miss.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/** In memory, where the system offers a disk there with room enough: thousands of databases come and go. */
export function fastestDisk(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize > ROOM_BYTES ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}
