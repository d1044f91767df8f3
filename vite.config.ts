import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// What every page needs comes in two files, because few press better than many: the packages, which outlive most
// releases in a browser's cache, and our own. So do the rows of tiles and the pictures that move, which most pages show. The
// rest is split off by itself.
const initial: { tags: '$initial'[] } = { tags: ['$initial'] };
const groups = [
  { ...initial, name: 'framework', test: /node_modules/, priority: 1 },
  { ...initial, name: 'shell' },
  {
    name: 'tiles',
    test: /ui.(carousel|chip|kicker|mesh|panel|scroll|tile|use-carousel|use-edges|visually)|site.(routing.own-link|gamehall.(game-row|game-tile|tile-image))/,
  },
];

// The frame of games loads nothing of the pages. Only stages that need PixiJS ask for it, each by its own import.
const frameGroups = [
  { ...initial, name: 'frame-framework', test: /node_modules/, priority: 1 },
  { ...initial, name: 'frame' },
];

/** How the browser fetches parts: see site/start/part-loader.ts. */
const partLoader: Plugin = {
  name: 'part-loader',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? resolve('site/start/part-loader.ts') : null),
};

/** A page that names the styles of a part has them, though the part itself comes later: the first HTML shows it already. */
const firstStyles: Plugin = {
  name: 'first-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

// The desk is a front of its own: nothing it loads is loaded by a player's page.
const deskGroups = [
  { ...initial, name: 'desk-framework', test: /node_modules/, priority: 1 },
  { ...initial, name: 'desk' },
];

/** Beside the site's own build, each with a manifest of its own. */
const beside = {
  play: { input: 'site/play/entry.tsx', groups: frameGroups, licences: 'games', assets: 'assets' },
  desk: { input: 'desk/entry.tsx', groups: deskGroups, licences: 'desk', assets: 'desk/assets' },
};
const besideOf = (mode: string) => (mode === 'play' || mode === 'desk' ? beside[mode] : undefined);

// Five builds: the browser's (dist/client, with a manifest the server reads), that of the frame in which games are played
// (mode "play"), the desk's (mode "desk"), the service worker (mode "worker"; dist/worker/sw.js, which the server
// completes) and the server's (dist/server/entry.server.js, by --ssr).
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), partLoader, firstStyles],
  // The router's store brings a stand-in for a hook that React has had since 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  appType: 'custom',
  publicDir: 'site/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest:
      !isSsrBuild && mode !== 'worker' && (besideOf(mode) ? `${mode}/manifest.json` : 'manifest.json'),
    assetsDir: besideOf(mode)?.assets ?? 'assets',
    ssrManifest: false,
    copyPublicDir: !isSsrBuild && mode === 'production',
    assetsInlineLimit: 0,
    // The first HTML names what its page needs; a step to another page may look up what else its file imports.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    // The notices of everything in the bundle; /credits leads there.
    license: !isSsrBuild && {
      fileName: `licences/${mode === 'worker' ? 'worker' : (besideOf(mode)?.licences ?? 'code')}.md`,
    },
    cssMinify: 'lightningcss',
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? { input: 'site/start/entry.server.tsx' }
      : mode === 'worker'
        ? { input: 'site/worker/sw.ts', output: { entryFileNames: 'sw.js', format: 'iife' } }
        : {
            input: besideOf(mode)?.input ?? 'site/start/entry.client.tsx',
            output: { codeSplitting: { groups: besideOf(mode)?.groups ?? groups } },
          },
  },
}));
