// What the page of a game loads: the build of its frame, or in development the source itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FrameFiles {
  styles: readonly string[];
  /** Modules that the first one imports outright. */
  preloads: readonly string[];
  /** The module that starts the frame. */
  start: string;
}

interface BuildFile {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'site/play/entry.tsx';

export function readFrameFiles(client: string): FrameFiles {
  const build = JSON.parse(readFileSync(join(client, 'play/manifest.json'), 'utf8')) as Record<
    string,
    BuildFile
  >;
  const entry = build[ENTRY]!;
  const parts = (entry.imports ?? []).map((name) => build[name]!);
  const all = [...parts, entry];
  return {
    styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: all.map(({ file }) => `/${file}`),
    start: `import "/${entry.file}"`,
  };
}

export const devFrameFiles: FrameFiles = {
  styles: [],
  preloads: [],
  start: `import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};\
window.$RefreshSig$=()=>t=>t;import "/@vite/client";import("/${ENTRY}")`,
};
