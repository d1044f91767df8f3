// WAL files: their names, and whether one is what its name says. A name is a timeline and a place, eight and sixteen
// hexadecimal digits.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const segment = /^[0-9A-F]{24}$/;

export interface Wal {
  name: string;
  /** Counted from the beginning of the cluster, whatever the timeline. */
  number: number;
  folder: string;
}

/** Of a file as PostgreSQL makes them by default, which is how our clusters are made. */
const SEGMENT_BYTES = 16 * 2 ** 20;
const SEGMENTS_A_LOG = 2 ** 32 / SEGMENT_BYTES;

export const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_A_LOG + Number.parseInt(name.slice(16, 24), 16);

export const listWal = (folder: string): Wal[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => segment.test(name))
        .map((name) => ({ name, number: numberOf(name), folder }))
        .toSorted((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1))
    : [];

/** "0/5000028", as PostgreSQL writes a place. */
export function numberAt(place: string): number {
  const [high = '0', low = '0'] = place.split('/');
  return Math.floor((Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)) / SEGMENT_BYTES);
}

/** A page opens with these, after two short words and the timeline; the first of a file says whose it is. */
const PLACE_AT = 8;
const SYSTEM_AT = 24;
const HEADER_BYTES = 40;

/** Null, or what is wrong: too short, another cluster's, or an old file that was to be used again under this name. */
export async function faultOf({ name, number, folder }: Wal, system: string): Promise<string | null> {
  const path = join(folder, name);
  const { size } = statSync(path);
  if (size !== SEGMENT_BYTES) return `has ${size} bytes instead of ${SEGMENT_BYTES}`;
  const handle = await open(path);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    await handle.read(header, 0, HEADER_BYTES, 0);
    if (header.readBigUInt64LE(PLACE_AT) !== BigInt(number) * BigInt(SEGMENT_BYTES))
      return 'does not begin where its name says';
    const owner = header.readBigUInt64LE(SYSTEM_AT).toString();
    return owner === system ? null : `belongs to another database (${owner})`;
  } finally {
    await handle.close();
  }
}

/** The eight bytes with which a cluster's control file begins; its WAL carries the same. */
export const systemOf = (cluster: string): string =>
  readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE(0).toString();
