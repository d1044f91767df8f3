// Starts a process in an image's tree as an unprivileged account that may write to the volumes only: in a mount
// namespace of its own where this machine allows one, else with the write permissions removed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ImageTree, NOBODY } from './dockerfile.ts';

const isRoot = process.getuid?.() === 0;
export const hasNamespaces = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Arguments: the tree, the Node to run, the working folder, volumes with commas between, and then `env`'s. */
const ENTER = `
set -e
root=$1 node=$2 workdir=$3 volumes=$4; shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mkdir -p "$root/tmp" "$root/node"
touch "$root/node/node"
for name in usr etc dev proc bin sbin lib lib64; do
  if [ -L "/$name" ]; then ln -sfn "$(readlink "/$name")" "$root/$name"
  elif [ -d "/$name" ]; then mkdir -p "$root/$name"; mount --rbind "/$name" "$root/$name"; fi
done
mount --bind "$node" "$root/node/node"
for volume in $(echo "$volumes" | tr , ' '); do mount --bind "$root$volume" "$root$volume"; done
mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
exec chroot --userspec=${NOBODY}:${NOBODY} --groups= "$root" env -i -C "$workdir" PATH=/node:/usr/bin:/bin HOME=/tmp "$@"
`;

export function startInImage(
  image: ImageTree,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const { root, workdir, volumes } = image;
  const settings = { ...image.env, ...env };
  if (hasNamespaces) {
    const pairs = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const parts = [root, process.execPath, workdir, volumes.join(',')];
    return spawn('unshare', ['--mount', 'sh', '-c', ENTER, 'sh', ...parts, ...pairs, ...command]);
  }
  forbidWriting(join(root, workdir));
  const placed = Object.entries(settings).map(([name, value]) => [
    name,
    volumes.includes(value) ? join(root, value) : value,
  ]);
  const [program, ...args] = command;
  return spawn(program === 'node' ? process.execPath : program!, args, {
    cwd: join(root, workdir),
    env: { PATH: process.env['PATH'], ...Object.fromEntries(placed) },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
}

function forbidWriting(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(folder, 0o555);
}
