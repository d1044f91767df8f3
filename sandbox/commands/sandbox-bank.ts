// npm run sandbox-bank: one sandbox bank for several servers. Prints the setting that leads them to it, and stays until
// it is told to end.
import { mkdirSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import { startBank } from '../bank/start-bank.ts';

const { dataDir } = readConfig(process.env);
mkdirSync(dataDir, { recursive: true });
const { url, key, close } = await startBank(dataDir);
console.log(`SANDBOX_BANK=${url.replace('//', `//:${encodeURIComponent(key)}@`)}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
