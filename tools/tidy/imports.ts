// Who may import whom: the table of docs/map.md, checked.
import { doorFault } from './doors.ts';
import { type Link, linksOf, packageOf, resolveLink } from './links.ts';
import { at, type CodeSource, isTest, placeOf } from './sources.ts';

const places: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  contract: ['rules', 'sports'],
  games: ['rules'],
  sports: ['rules', 'games'],
  server: ['rules', 'contract', 'games', 'sports', 'content'],
  sandbox: ['rules', 'contract', 'games', 'sports', 'content', 'server'],
  ui: ['rules'],
  site: ['rules', 'contract', 'games', 'sports', 'content', 'ui'],
  desk: ['rules', 'contract', 'sports', 'content', 'ui'],
  seeds: ['rules', 'contract', 'games', 'sports', 'content', 'server', 'sandbox'],
};

/** Packages of places that must stay free of the outside world; other places may import what they like. */
const packages: Readonly<Record<string, RegExp>> = {
  rules: /^$/,
  contract: /^zod$/,
  games: /^@noble\/hashes$/,
  sports: /^$/,
};
const stagePackages = /^(react|react-dom)$/;

/** Folders of the site that every part may use; the others are areas, and areas meet only in pages and the shell. */
const sitePlumbing = new Set([
  'asking',
  'campaigns',
  'consent',
  'dialogs',
  'form',
  'i18n',
  'live',
  'offline',
  'player',
  'routing',
  'seo',
  'shared-page',
  'start',
  'theme',
  'toasts',
  'tracking',
]);

export function importFaults(source: CodeSource): string[] {
  const place = placeOf(source.path);
  if (places[place] === undefined) return [];
  return linksOf(source.nodes).flatMap((link) => {
    const target = resolveLink(source.path, link.to);
    const fault =
      target === undefined ? packageFault(source.path, link) : placeFault(source.path, link, target);
    return fault === undefined ? [] : [`${at(source, link.start)} imports ${link.to}: ${fault}`];
  });
}

function packageFault(path: string, link: Link): string | undefined {
  const name = packageOf(link.to);
  if (isTest(path)) return undefined;
  const allowed = path.endsWith('.stage.tsx') ? stagePackages : packages[placeOf(path)];
  if (allowed !== undefined && !allowed.test(name)) return `${placeOf(path)} stays free of packages`;
  return doorFault(path, link);
}

function placeFault(path: string, link: Link, target: string): string | undefined {
  const [from, to] = [placeOf(path), placeOf(target)];
  const isNamedByPlace = link.to.startsWith('#');
  if (from === to)
    return isNamedByPlace ? 'inside a place imports are relative' : neighbourFault(path, target);
  if (!isNamedByPlace) return 'across places imports are written #place/…';
  if (isTest(path)) return undefined;
  if (from === 'sports' && to === 'games' && !target.startsWith('games/rng/'))
    return 'of games it takes chance alone';
  if (places[from]!.includes(to) || isRenderersView(path, to, link) || isServerHalf(path, to))
    return undefined;
  if (path === 'server/main.ts' && (to === 'seeds' || to === 'sandbox')) return undefined;
  return `${from} may not import ${to}`;
}

/** The renderer loads the built site, and needs to know only its types. */
const isRenderersView = (path: string, to: string, { isType }: Link) =>
  isType && to === 'site' && path.startsWith('server/http/');

/** A site file named *.server.ts runs only on the server, and may ask it directly. */
const isServerHalf = (path: string, to: string) => to === 'server' && /^site\/.*\.server\.ts$/.test(path);

function neighbourFault(path: string, target: string): string | undefined {
  if (isTest(path)) return undefined;
  if (placeOf(path) === 'site') return siteFault(path, target);
  const isForeignHandlers = /^server\/[^/]+\/handlers\.ts$/.test(target) && path !== 'server/handlers.ts';
  return isForeignHandlers ? 'handlers are asked through server/handlers.ts' : undefined;
}

function siteFault(path: string, target: string): string | undefined {
  const [from, to] = [areaOf(path), areaOf(target)];
  if (from === to || to === undefined) return undefined;
  const composes =
    from === undefined || composers.has(from) || path.endsWith('.page.tsx') || path === DIALOGS;
  if (target.endsWith('.page.tsx')) return 'pages are named in routes.ts only';
  return composes || sitePlumbing.has(to) ? undefined : 'areas meet only in pages and the shell';
}

/** Rooms that put the site together out of its areas. */
const composers = new Set(['routing', 'shared-page', 'shell', 'start']);

/** Names every dialog, each of which belongs to some area. */
const DIALOGS = 'site/dialogs/registry.ts';

/** 'cashier' for a part of that area, undefined for a file that belongs to the whole site. */
const areaOf = (path: string) => /^site\/([^/]+)\//.exec(path)?.[1];
