// The built site, as the page server uses it; in development, the site as Vite serves it from source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderParts } from '#site/entry.server.tsx';

type Entry = typeof import('#site/entry.server.tsx');

export interface Site {
  render(request: Request, parts: Omit<RenderParts, 'build'>): ReturnType<Entry['render']>;
}

export async function loadSite(dist: string): Promise<Site> {
  const build = JSON.parse(readFileSync(join(dist, 'client/manifest.json'), 'utf8'));
  const entry = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as Entry;
  return { render: (request, parts) => entry.render(request, { ...parts, build }) };
}
