// What was dear to make, kept on disk up to a number of bytes: what was used longest ago makes room. Losing all of it
// costs only the making.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSecret } from './chance.ts';
import { log } from './log.ts';

/** One thing may not drive out all others. */
const SHARE_MAX = 1 / 8;
const KEY = /^[\da-f]{16,64}$/;

export class FileCache {
  #folder: string;
  #maxBytes: number;
  /** In the order of use, with the bytes of each. */
  #kept = new Map<string, number>();
  #bytes = 0;
  #isOpen = false;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string): Promise<Buffer | undefined> {
    this.#open();
    const size = this.#kept.get(key);
    if (size === undefined) return undefined;
    try {
      const found = await readFile(join(this.#folder, key));
      if (this.#kept.delete(key)) this.#kept.set(key, size);
      return found;
    } catch {
      this.#forget(key);
      return undefined;
    }
  }

  /** A disk that is full or gone costs the keeping, and nobody their answer. */
  async put(key: string, bytes: Buffer): Promise<void> {
    this.#open();
    if (bytes.length > this.#maxBytes * SHARE_MAX || this.#kept.has(key)) return;
    const unfinished = join(this.#folder, `${drawSecret().slice(0, 16)}.part`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(this.#folder, key));
    } catch (error) {
      log.warn('something made could not be kept on disk', { err: error });
      await rm(unfinished, { force: true }).catch(() => undefined);
      return;
    }
    this.#kept.set(key, bytes.length);
    this.#bytes += bytes.length;
    await this.#makeRoom();
  }

  async #makeRoom(): Promise<void> {
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(key);
      await rm(join(this.#folder, key), { force: true }).catch(() => undefined);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key) ?? 0;
    this.#kept.delete(key);
  }

  /** What an earlier life has left is counted, the oldest first; what is no whole file of ours is not. */
  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    try {
      mkdirSync(this.#folder, { recursive: true });
      const found = readdirSync(this.#folder)
        .filter((name) => KEY.test(name))
        .map((name) => ({ name, ...sizeOf(join(this.#folder, name)) }))
        .toSorted((a, b) => a.at - b.at);
      for (const { name, size } of found) this.#kept.set(name, size);
      this.#bytes = found.reduce((sum, { size }) => sum + size, 0);
    } catch (error) {
      log.warn('a folder for what is kept on disk cannot be used', { err: error });
    }
  }
}

function sizeOf(file: string): { at: number; size: number } {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return { at: mtimeMs, size };
}
