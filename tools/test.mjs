// `npm test`: everything that can be checked here, from a fresh clone on.
import { install } from './install.mjs';
import { compileCache, handOver } from './pinned.mjs';

await install();
process.exitCode = await handOver(['tools/suite.ts', ...process.argv.slice(2)], compileCache);
