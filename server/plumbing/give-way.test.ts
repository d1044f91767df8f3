import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const give = `
  import { getPriority, setPriority } from 'node:os';
  import { giveWay } from './server/plumbing/give-way.ts';
  setPriority(0, Number(process.argv[1]));
  if (process.getuid() === 0) process.setuid(65534);
  giveWay();
  process.stdout.write(String(getPriority(0)));`;

test.skipIf(process.platform !== 'linux').for(['15', '18'])(
  'an ordinary account that was started at niceness %s may start, and stays at it',
  (niceness) => {
    const args = ['--input-type=module', '-e', give, niceness];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([niceness, '']);
  },
);
