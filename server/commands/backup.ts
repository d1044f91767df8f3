// npm run backup: a base backup of the embedded database into BACKUP_DIR, while it works or while it rests.
import { takeBackup } from '../backup/take-backup.ts';
import { readConfig } from '../config/config.ts';
import { startEmbedded } from '../database/embedded.ts';
import { chooseGround } from '../database/ground.ts';
import { requireBackups } from './require-backups.ts';
import { runCommand } from './run-command.ts';

const MEGABYTE = 2 ** 20;

await runCommand(async () => {
  const config = readConfig(process.env);
  const backups = requireBackups(config);
  const { dataDir } = config;
  const { url, close } = await startEmbedded({ dataDir, backups });
  try {
    const { cluster } = chooseGround(dataDir);
    const { name, bytes, removed } = await takeBackup({
      url,
      cluster,
      dataDir,
      backups,
      now: () => new Date(),
    });
    for (const old of removed) console.log(`Removed ${old}: BACKUP_KEEP is ${backups.keep}.`);
    console.log(`Backed up ${Math.ceil(bytes / MEGABYTE)} MB as ${name} in ${backups.folder}.`);
  } finally {
    await close();
  }
});
