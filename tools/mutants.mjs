// `npm run mutants -- path…`: whether the tests notice small faults planted in the code under these paths.
import { install } from './install.mjs';
import { handOver } from './pinned.mjs';

await install();
process.exitCode = await handOver(['tools/mutants/run.ts', ...process.argv.slice(2)]);
