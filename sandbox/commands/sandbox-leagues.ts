// npm run sandbox-leagues: the virtual leagues alone, for several servers that follow the same ones. Prints the setting by
// which a house finds them, and stays until it is told to end.
import { mkdirSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import { startLeagues } from '../leagues/start-leagues.ts';

const { dataDir } = readConfig(process.env);
mkdirSync(dataDir, { recursive: true });
const { url, key, close } = await startLeagues(dataDir);
console.log(`FEED_URL=${url.replace('://', `://:${key}@`)}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
