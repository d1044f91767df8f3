// `npm run check -- path…`: what a change to these files can break, in seconds.
import { install } from './install.mjs';
import { handOver } from './pinned.mjs';

await install();
process.exitCode = await handOver(['tools/quick-check.ts', ...process.argv.slice(2)]);
