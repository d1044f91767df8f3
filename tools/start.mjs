// `npm start`: installs and builds what is out of date, then becomes the server in all but name: its output,
// its signals and its exit code are the server's, and a server that dies of a bug is started again. `npm run dev`
// leaves the building to Vite inside the server.
import { isBuilt } from './freshness.mjs';
import { install } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { compileCache, handOver } from './pinned.mjs';

const isDev = process.argv.includes('--dev');

await install();
const buildCode = isDev || isBuilt() ? 0 : await handOver(['tools/bundle.ts']);
const env = {
  MARIGOLD_LAUNCHED: '1',
  ...(isDev && { MARIGOLD_DEV: '1' }),
  ...compileCache,
};
process.exitCode = buildCode || (await keepRunning(['server/main.ts'], env));
