// What nobody uses: files that no way leads to, and exports that nobody takes.
import { posix } from 'node:path';
import { linksOf, nameOf, resolveLink } from './links.ts';
import { type Node, textsOf } from './parse.ts';
import { type CodeSource, isTest, type Source } from './sources.ts';

/** What may be found dead. Pictures, dictionaries and documents are named in ways this cannot follow. */
const isJudged = (path: string) =>
  /\.(tsx?|mjs|css)$/.test(path) && path.includes('/') && !/\.d\.ts$/.test(path);

const isBareTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** A rule may be proven before a screen needs it; the rest of these exist for tests. */
const mayServeTestsAlone = /^(rules|sports|tests|tools)\//;

/** The ways in: what npm, the tools at the root and a container start from. Tests lead only to other tests' parts. */
const isWayIn = (path: string) => !path.includes('/') || path.startsWith('.ci/');

export function deadFiles(sources: readonly (Source | CodeSource)[]): string[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const product = reached(known, [...known.keys()].filter(isWayIn), (path) => !isTest(path));
  const everything = reached(
    known,
    [...known.keys()].filter((path) => isWayIn(path) || isBareTest(path)),
    () => true,
  );
  return [...known.keys()].filter(isJudged).flatMap((path) => {
    if (isBareTest(path) || product.has(path)) return [];
    if (!everything.has(path)) return [`${path} is used by nobody`];
    return mayServeTestsAlone.test(path) ? [] : [`${path} is used by tests alone`];
  });
}

function reached(
  known: ReadonlyMap<string, Source | CodeSource>,
  from: readonly string[],
  mayEnter: (path: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set(from);
  // The set grows while it is walked, and the walk takes in what was added.
  for (const path of seen)
    for (const next of waysFrom(known.get(path)!, known)) if (mayEnter(next)) seen.add(next);
  return seen;
}

/** Every known file that a source names: by an import, by a path in quotes, or by a pattern of paths. */
function waysFrom(source: Source | CodeSource, known: ReadonlyMap<string, unknown>): string[] {
  return namesIn(source).flatMap((name) => {
    if (name.includes('*')) return [...known.keys()].filter((path) => matches(source.path, name, path));
    const beside = resolveLink(source.path, name) ?? posix.join(posix.dirname(source.path), name);
    return [beside, posix.normalize(name)].filter((path) => known.has(path));
  });
}

function namesIn(source: Source | CodeSource): string[] {
  if (!('nodes' in source)) return [...source.text.matchAll(/[\w#@.*/-]+\.[a-z]+/g)].map(([name]) => name);
  // The tests of these very rules are full of names that mean nothing.
  if (/^tools\/.*\.test\.ts$/.test(source.path)) return linksOf(source.nodes).map(({ to }) => to);
  return textsOf(source.nodes).map(({ value }) => value);
}

/** import.meta.glob's patterns are relative and only lead down. */
const matches = (from: string, pattern: string, path: string) =>
  pattern.startsWith('./') && posix.matchesGlob(path, posix.join(posix.dirname(from), pattern));

/** Values that a file offers and no other file takes. The contract is exempt: it is there for whoever asks. */
export function unusedExports(code: readonly CodeSource[]): string[] {
  const taken = new Set<string>();
  for (const { path, nodes } of code) {
    const links = linksOf(nodes);
    const linked = new Set(links.map(({ to }) => to));
    for (const { to, names } of links)
      for (const name of names) taken.add(`${resolveLink(path, to)} ${name}`);
    // A file named in quotes or by a pattern is loaded whole, by something this cannot see into.
    for (const { value } of textsOf(nodes)) if (!linked.has(value)) taken.add(`${posix.normalize(value)} *`);
  }
  return code
    .filter(
      ({ path }) =>
        path.includes('/') && !isTest(path) && !isLoadedByName(path) && !path.startsWith('contract/'),
    )
    .filter(({ path }) => !taken.has(`${path} *`))
    .flatMap(({ path, nodes }) =>
      [...new Set(nodes.flatMap(exportedNames))]
        .filter((name) => !taken.has(`${path} ${name}`))
        .map((name) => `${path} exports ${name} to nobody`),
    );
}

const isLoadedByName = (path: string) => /\.(page|stage)\.tsx$|^site\/entry\./.test(path);

function exportedNames(node: Node): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration' || node['exportKind'] === 'type') return [];
  const declaration = node['declaration'] as Node | null;
  if (declaration === null)
    return (node['specifiers'] as Node[]).map((part) => nameOf(part['exported'] as Node));
  const declared = (declaration['declarations'] as Node[] | undefined) ?? [declaration];
  return declared.flatMap(({ id }) => namesInPattern(id as Node));
}

/** The names bound by `a`, `{ a, b: c }` or `[a, b]`. */
function namesInPattern(id: Node): string[] {
  if (id.type === 'ObjectPattern')
    return (id['properties'] as Node[]).flatMap(({ value }) => namesInPattern(value as Node));
  if (id.type === 'ArrayPattern') return (id['elements'] as Node[]).flatMap(namesInPattern);
  return [nameOf(id)];
}
