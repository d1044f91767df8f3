// `npm run bench`: measures the site as it would be started now, so what is out of date is installed and built first.
import { isBuilt } from './freshness.mjs';
import { install } from './install.mjs';
import { handOver } from './pinned.mjs';

await install();
const buildCode = isBuilt() ? 0 : await handOver(['tools/bundle.ts']);
process.exitCode = buildCode || (await handOver(['bench/run.ts', ...process.argv.slice(2)]));
