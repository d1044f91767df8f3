// What a database is made by: migrations, numbered, each applied once and never changed; and routines, the functions and
// views as they are now, in files beside the room they belong to and applied again whenever they change.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface SchemaFile {
  name: string;
  text: string;
  sha256: string;
}

export interface Schema {
  migrations: readonly SchemaFile[];
  /** In the order in which they may build on each other. */
  routines: readonly SchemaFile[];
}

const root = join(import.meta.dirname, '../..');

export const readSchema = (): Schema => ({ migrations: readMigrations(), routines: readRoutines() });

export function readMigrations(): SchemaFile[] {
  const names = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => readFile(join(root, 'migrations', name), name));
}

/** A routine may use those whose names begin with a smaller number, of whatever room. */
export function readRoutines(): SchemaFile[] {
  const paths = globSync('server/*/routines/*.sql', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .toSorted((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1))
    .map((path) => readFile(join(root, path), path));
}

const numberOf = (path: string): number => Number.parseInt(basename(path), 10);

function readFile(path: string, name: string): SchemaFile {
  const text = readFileSync(path, 'utf8');
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}
