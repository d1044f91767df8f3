// What files and folders may be called.
const banned = new Set(
  'util utils helper helpers misc common shared lib libs core manager managers service services base type types constant constants index'.split(
    ' ',
  ),
);

/** A suffix only for a role that the name cannot carry. */
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const roles = /\.(page|stage|server|client|test|spec|property\.test|module|worker|config|gen|d)$/;

/** Pictures and fonts keep the names their makers gave them, and so do licences. */
const notWritten = /\.(webp|avif|png|jpe?g|ico|woff2?|mp3|txt)$/;

/** Names fixed by the tools that read them, and the front door, which is written as everywhere. */
const givenNames = /^(README|LICENSE|NOTICE|CONTRIBUTING|SECURITY|CHANGELOG|Dockerfile)(\.md)?$|^\.[a-z-]+$/;

export function nameFaults(path: string): string[] {
  const parts = path.split('/');
  const file = parts.at(-1)!;
  if (parts[0]!.startsWith('.') || givenNames.test(file) || notWritten.test(file)) return [];
  const names = [...parts.slice(0, -1), file.replace(/\.[a-z0-9]+$/, '').replace(roles, '')];
  return names.flatMap((name) => {
    const lastWord = name.split('-').at(-1)!;
    if (banned.has(lastWord)) return [`${path}: "${lastWord}" says nothing; name it for its idea`];
    return kebab.test(name) ? [] : [`${path}: "${name}" is not kebab-case`];
  });
}

/** Migrations are numbered without gaps, and each opens with its reason. */
export function migrationFaults(migrations: readonly { path: string; text: string }[]): string[] {
  return migrations
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, text }, before) => {
      const number = String(before + 1).padStart(4, '0');
      const faults = [];
      if (!path.startsWith(`migrations/${number}-`)) faults.push(`${path} should be number ${number}`);
      if (!/^-- \S/.test(text)) faults.push(`${path} does not open with its reason`);
      return faults;
    });
}
