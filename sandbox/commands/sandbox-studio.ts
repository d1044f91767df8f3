// npm run sandbox-studio -- --house http://…: the sandbox studio alone, as an outside one would be: it plays with the wallet of
// a house elsewhere. Prints the settings by which that house knows it, and stays until it is told to end.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { startStudio } from '../studio/start-studio.ts';
import { STUDIO_PATH, studioSettings } from '../studio/studio-shelf.ts';

const { values } = parseArgs({ options: { house: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const { dataDir } = readConfig(process.env);
mkdirSync(dataDir, { recursive: true });
const { url, key, meet, close } = await startStudio(dataDir);
meet(values.house);
const file = join(dataDir, 'sandbox-studio.json');
writeFileSync(file, JSON.stringify([studioSettings(`${url}${STUDIO_PATH}/play`)]));
console.log(`STUDIO_KEYS=${key.studio}:${key.key.toString('base64')}\nSTUDIOS_FILE=${file}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
