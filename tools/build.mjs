// `npm run build`: the site as browsers and the server load it, in dist.
import { install } from './install.mjs';
import { handOver } from './pinned.mjs';

await install();
process.exitCode = await handOver(['tools/bundle.ts']);
