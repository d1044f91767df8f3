import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two builds of one site: the browser's (dist/client, with a manifest the server reads) and the server's
// (dist/server/entry.server.js). Which one is made is said on the command line by --ssr.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: 'site/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild && 'manifest.json',
    ssrManifest: false,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // The notices of everything in the bundle; /credits leads there.
    license: !isSsrBuild && { fileName: 'licences/code.md' },
    cssMinify: 'lightningcss',
    target: 'es2022',
    rolldownOptions: { input: isSsrBuild ? 'site/entry.server.tsx' : 'site/entry.client.tsx' },
  },
}));
