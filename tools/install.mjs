// Makes node_modules what the lockfile says, on any Node from 20 and without a package of its own.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, follow, root } from './pinned.mjs';

/**
 * What a lockfile says of one package; npm's own record of an install is written in the same words.
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** Costs a few milliseconds when everything is in place. */
export async function install() {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = read('package-lock.json');
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isRecorded(lock)) await runNpm();
  writeFileSync(stamp, wanted);
}

/**
 * Asks npm's record of its last install, so that one done by hand is not done again.
 * @param {string} lock
 */
function isRecorded(lock) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  /** @type {Record<string, Entry>} */
  const recorded = JSON.parse(read('node_modules/.package-lock.json')).packages;
  /** @type {Record<string, Entry>} */
  const { '': project = {}, ...wanted } = JSON.parse(lock).packages;
  const asked = namesAskedFor([project, ...Object.values(recorded)]);

  return Object.entries(wanted).every(([path, entry]) => {
    const found = recorded[path];
    if (found === undefined)
      return entry.optional === true && !(isForThisMachine(entry) && asked.has(nameOf(path)));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * What only packages of other machines ask for is not there either.
 * @param {readonly Entry[]} entries
 */
const namesAskedFor = (entries) =>
  new Set(
    entries.flatMap(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  );

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {Entry} entry */
function isForThisMachine({ os = process.platform, cpu = process.arch, libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined;
}

async function runNpm() {
  console.error('Installing the packages of package-lock.json…');
  // Without the two "include" a machine set up for production would leave out what builds the site.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  const isNpm = basename(npm) === 'npm-cli.js' && existsSync(npm);
  const [command, ...first] = isNpm ? [process.execPath, npm] : ['npm'];
  const child = spawn(command, [...first, ...flags], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });

  /** @type {Buffer[]} */
  const said = [];
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => said.push(chunk));
  if ((await follow(child)).code === 0) return;
  process.stderr.write(Buffer.concat(said));
  fail('The packages could not be installed: npm says why above.');
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
