// Carries out the steps of the Dockerfile in a folder, without a container engine: what npm leaves there and what is
// copied is then exactly what the image holds.
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The account of the image's processes here: it owns nothing but the volumes. */
export const NOBODY = 65_534;

interface Step {
  name: string;
  rest: string;
}

interface Stage {
  name: string | undefined;
  steps: readonly Step[];
}

export interface ImageTree {
  /** The root of its file system. */
  root: string;
  workdir: string;
  env: Readonly<Record<string, string>>;
  volumes: readonly string[];
  user: string;
  command: readonly string[];
}

/** `built` is the folder whose `dist` the build stage would have made. */
export function buildImageTree(folder: string, built: string): ImageTree {
  const stages = readStages(readFileSync(join(built, 'Dockerfile'), 'utf8'));
  const packages = stages.find(({ name }) => name === 'packages')!;
  const modules = join(folder, 'packages');
  mkdirSync(modules, { recursive: true });
  for (const { name, rest } of packages.steps) {
    if (name === 'COPY') copy(rest, built, modules);
    if (name === 'RUN') execFileSync('sh', ['-ec', rest], { cwd: modules, stdio: 'pipe' });
  }

  const last = stages.at(-1)!;
  const valuesOf = (step: string) => last.steps.filter(({ name }) => name === step).map(({ rest }) => rest);
  const root = join(folder, 'root');
  const workdir = valuesOf('WORKDIR').at(-1)!;
  const app = join(root, workdir);
  mkdirSync(app, { recursive: true });
  const sources: Record<string, string> = { packages: modules, build: built };
  for (const rest of valuesOf('COPY')) {
    const from = /^--from=(\S+) \/app\/(\S+) (\S+)$/.exec(rest);
    if (from === null) copy(rest, built, app);
    else
      cpSync(join(sources[from[1]!]!, from[2]!), join(app, from[3]!), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  const volumes = valuesOf('VOLUME').flatMap((rest) => rest.split(' '));
  for (const volume of volumes) {
    mkdirSync(join(root, volume), { recursive: true });
    if (process.getuid?.() === 0) chownSync(join(root, volume), NOBODY, NOBODY);
  }
  return {
    ...{ root, workdir, volumes },
    env: Object.fromEntries(
      valuesOf('ENV').flatMap((rest) =>
        rest.split(' ').map((pair) => pair.split('=', 2) as [string, string]),
      ),
    ),
    user: valuesOf('USER').at(-1)!,
    command: JSON.parse(valuesOf('CMD').at(-1)!) as string[],
  };
}

export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: { name: string | undefined; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+) (.+)$/.exec(line)!;
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], steps: [] });
    else stages.at(-1)!.steps.push({ name, rest });
  }
  return stages;
}

/** The arguments of a COPY from the build's own folder. */
function copy(rest: string, from: string, to: string): void {
  const names = rest.split(/\s+/);
  const target = names.pop()!;
  for (const name of names) {
    const place = target.endsWith('/') ? posix.join(target, posix.basename(name)) : target;
    cpSync(join(from, name), join(to, place), { recursive: true });
  }
}
