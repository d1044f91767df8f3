// What the page of a game and that of the desk load: a build of their own, or in development the source itself.
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

/** The builds beside the site's, by the folder of their manifest. */
const entries = { play: 'site/play/entry.tsx', desk: 'desk/entry.tsx' } as const;
type Build = keyof typeof entries;

export function readFrameFiles(client: string, name: Build): FrameFiles {
  const manifest = readFileSync(join(client, name, 'manifest.json'), 'utf8');
  const build = JSON.parse(manifest) as Record<string, BuildFile>;
  const entry = build[entries[name]]!;
  const parts = (entry.imports ?? []).map((name) => build[name]!);
  const all = [...parts, entry];
  return {
    styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: all.map(({ file }) => `/${file}`),
    start: `import "/${entry.file}"`,
  };
}

export const devFrameFiles = (name: Build): FrameFiles => ({
  styles: [],
  preloads: [],
  start: `import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};\
window.$RefreshSig$=()=>t=>t;import "/@vite/client";import("/${entries[name]}")`,
});
