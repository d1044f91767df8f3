// Ends the embedded database that a server left behind when it died, unless another server uses it.
import { readConfig } from '../server/config/config.ts';
import { startEmbedded } from '../server/database/embedded.ts';

const { databaseUrl, dataDir } = readConfig(process.env);
if (databaseUrl === null) {
  const { close } = await startEmbedded({ dataDir });
  await close();
}
