// Which scripts and styles each page needs, read off the build's manifest, so that the first HTML can name them all.
import type { createSiteRouter } from './router.tsx';

interface BuildFile {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
export type BuildManifest = Record<string, BuildFile>;

const ENTRY = 'site/start/entry.client.tsx';

const devScripts = [
  {
    attrs: { type: 'module' },
    children:
      'import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t',
  },
  { attrs: { type: 'module', src: '/@vite/client' } },
  { attrs: { type: 'module', src: `/${ENTRY}` } },
];

type Manifest = { routes: Record<string, object> };
const manifests = new WeakMap<BuildManifest, Manifest>();

/** The same for every render of a build, and dear enough to be made once. */
export function manifestOf(
  router: ReturnType<typeof createSiteRouter>,
  build: BuildManifest | null,
): Manifest {
  if (build === null) return { routes: { __root__: { scripts: devScripts } } };
  const made = manifests.get(build) ?? makeManifest(router, build);
  manifests.set(build, made);
  return made;
}

function makeManifest(router: ReturnType<typeof createSiteRouter>, build: BuildManifest): Manifest {
  const entry = filesOf(build, ENTRY);
  const routes: Record<string, object> = { __root__: { css: entry.styles } };
  for (const [id, { options }] of Object.entries(router.routesById)) {
    if (options.staticData?.file === undefined) continue;
    const { styles } = filesOf(build, sourceOf(options.staticData.file));
    routes[id] = { css: styles.filter((url) => !entry.styles.includes(url)) };
  }
  return { routes };
}

export interface PageScripts {
  /** The browser's way in first, then all that it and the pages import outright. */
  all: string[];
  /** The script of each page, by its source file. */
  pages: Record<string, string>;
}

export function scriptsOf(build: BuildManifest, pageFiles: readonly string[]): PageScripts {
  const sources = [ENTRY, ...pageFiles.map(sourceOf)];
  return {
    all: [...new Set(sources.flatMap((source) => filesOf(build, source).scripts))],
    pages: Object.fromEntries(pageFiles.map((file) => [file, filesOf(build, sourceOf(file)).scripts[0]!])),
  };
}

const sourceOf = (pageFile: string) => `site/${pageFile.slice(2)}`;

/** A module's own file first, then everything it imports outright; styles in the order they apply. */
function filesOf(build: BuildManifest, source: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    const found = build[name];
    if (found === undefined || visited.has(name)) return;
    visited.add(name);
    scripts.push(`/${found.file}`);
    for (const next of found.imports ?? []) visit(next);
    for (const style of found.css ?? []) if (!styles.includes(`/${style}`)) styles.push(`/${style}`);
  };
  visit(source);
  return { scripts, styles };
}
