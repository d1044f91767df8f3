// Starts the sandbox studio as a process of its own, with a key that it and the house know.
import { join } from 'node:path';
import type { StudioKey } from '#server/config/studio-keys.ts';
import { drawBytes } from '#server/plumbing/chance.ts';
import { startProcess } from '../start-process.ts';
import { STUDIO } from './studio-shelf.ts';

const KEY_BYTES = 32;

export interface StartedStudio {
  url: string;
  key: StudioKey;
  /** Of the process; another once it was started again. */
  pid(): number;
  /** Where the house's wallet is. */
  meet(house: string): void;
  close(): Promise<void>;
}

/** Without a folder it forgets what it owes when it ends. */
export async function startStudio(folder: string | null): Promise<StartedStudio> {
  const key = Buffer.from(drawBytes(KEY_BYTES));
  const file = folder === null ? '' : join(folder, 'sandbox-studio.jsonl');
  const { url, pid, tell, close } = await startProcess({
    name: 'the sandbox studio',
    script: join(import.meta.dirname, 'studio-process.ts'),
    env: (port) => ({
      ...{ STUDIO_KEY: key.toString('base64'), STUDIO_FILE: file, STUDIO_PORT: String(port) },
    }),
  });
  return { url, key: { studio: STUDIO, key }, pid, meet: (house) => tell({ house }), close };
}
