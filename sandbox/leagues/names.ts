// Clubs and players of the virtual leagues. All are invented: towns are put together from parts, and nobody plays for them
// but chance.
import type { Competitor } from '#contract/betting/event.ts';
import type { Sport } from '#sports/markets/market.ts';
import { virtualLeagues } from './league.ts';

const townHeads = [
  ...['Kestrel', 'Iron', 'Thorn', 'Bell', 'Salt', 'Red', 'Oster', 'Pine', 'Slate', 'Cinder', 'Frost', 'Velm'],
  ...['Amber', 'Grey', 'Lark', 'Holt', 'Umber', 'Wyr', 'Corv', 'Dun', 'Elder', 'Fal', 'Gild', 'Hazel'],
  ...['Juni', 'Lom', 'Mar', 'Nett', 'Orl', 'Quill'],
];
const townTails = [
  ...['vale', 'mere', 'haven', 'marsh', 'fell', 'mark', 'quay', 'holm', 'moor', 'crest', 'hollow', 'reach'],
  ...['strand', 'garth'],
];

/** By what a club calls itself, with the charge of its emblem. */
const nicknames: readonly (readonly [name: string, charge: string])[] = [
  ['Wolves', 'wolf-head'],
  ['Anchors', 'anchor'],
  ['Stags', 'stag-head'],
  ['Griffins', 'griffin-symbol'],
  ['Ravens', 'raven'],
  ['Lions', 'lion'],
  ['Sharks', 'shark-jaws'],
  ['Bears', 'bear-head'],
  ['Tigers', 'tiger-head'],
  ['Eagles', 'eagle-emblem'],
  ['Foxes', 'fox-head'],
  ['Helmsmen', 'ship-wheel'],
  ['Flames', 'flame'],
  ['Spears', 'spartan-helmet'],
  ['Summit', 'mountaintop'],
  ['Pines', 'pine-tree'],
  ['Roosters', 'rooster'],
  ['Dragons', 'sea-dragon'],
  ['Bulls', 'bull-horns'],
  ['Colts', 'horse-head'],
  ['Castle', 'castle'],
  ['Oaks', 'oak-leaf'],
  ['Stars', 'star-formation'],
];

const palettes: readonly (readonly [string, string])[] = [
  ['#0b57c4', '#083a86'],
  ['#b3122c', '#7d0b1e'],
  ['#15181f', '#5cc8ff'],
  ['#0f7a4a', '#0a5a36'],
  ['#5b2bd0', '#3a148f'],
  ['#c2410c', '#8a2a06'],
  ['#e8a41a', '#b0700a'],
  ['#0e8f98', '#0a626d'],
  ['#14532d', '#ffe08a'],
  ['#3a3f4b', '#1d212a'],
  ['#d81e5b', '#97123e'],
  ['#7a1430', '#ffd469'],
  ['#0aa5d8', '#0773a0'],
  ['#1a2f6b', '#ff9d3d'],
  ['#b45309', '#7c3706'],
  ['#dfe9f2', '#0b3fae'],
  ['#ff7a1a', '#c2450a'],
  ['#4d7c0f', '#365a08'],
  ['#86198f', '#581c87'],
];

const firstNames = [
  ...['Ilan', 'Marc', 'Teo', 'Anselm', 'Bruno', 'Caspar', 'Davor', 'Emil', 'Florin', 'Gideon', 'Hugo', 'Ivo'],
  ...['Jonas', 'Kai', 'Levin', 'Milo', 'Nils', 'Oren', 'Pavel', 'Quentin', 'Rafe', 'Soren', 'Tomas', 'Ugo'],
  ...['Viktor', 'Wim', 'Yann'],
];
const lastNames = [
  ...['Vaskel', 'Ferrantine', 'Dovrel', 'Tamsen', 'Orlundy', 'Briskane', 'Calvane', 'Merrowick', 'Sandoric'],
  ...['Velkarne', 'Ostrane', 'Lindqvar', 'Petrake', 'Hollmark', 'Ardevane', 'Kessendorf', 'Novarelle'],
  ...['Thalbrand', 'Umbrecht', 'Wexlund', 'Ysgard', 'Zentaro', 'Brandovar', 'Corvimme', 'Delmarsh'],
  ...['Eskerole', 'Falkenrow', 'Grauwick', 'Istvane', 'Jorrendal', 'Kolvedin', 'Lusterni', 'Morvaine'],
  ...['Oakendi', 'Pellisar'],
];

const singles: ReadonlySet<Sport> = new Set(['tennis', 'table-tennis', 'darts']);

/** Steps without a divisor in common with the length: everybody has a name of their own. */
const TOWN_STEP = 11;
const PLAYER_STEP = 23;

function clubAt(number: number): Competitor {
  const at = (number * TOWN_STEP) % (townHeads.length * townTails.length);
  const town = `${townHeads[at % townHeads.length]}${townTails[Math.floor(at / townHeads.length)]}`;
  const [nickname, charge] = nicknames[number % nicknames.length]!;
  return {
    name: `${town} ${nickname}`,
    short: town.slice(0, 3).toUpperCase(),
    colours: [...palettes[number % palettes.length]!],
    emblem: `${town.toLowerCase()}:${charge}`,
  };
}

function playerAt(number: number): Competitor {
  const at = (number * PLAYER_STEP) % (firstNames.length * lastNames.length);
  const last = lastNames[at % lastNames.length]!;
  const first = firstNames[Math.floor(at / lastNames.length)]!;
  return {
    name: `${first} ${last}`,
    short: last.slice(0, 3).toUpperCase(),
    colours: [...palettes[number % palettes.length]!],
    emblem: `player:${first.toLowerCase()}-${last.toLowerCase()}`,
  };
}

/** By league, in the order of their numbers. */
export const competitors: ReadonlyMap<string, readonly Competitor[]> = new Map(
  virtualLeagues.map(({ sysname, sport, size }, place) => {
    const before = virtualLeagues
      .slice(0, place)
      .filter((league) => singles.has(league.sport) === singles.has(sport))
      .reduce((sum, league) => sum + league.size, 0);
    const made = singles.has(sport) ? playerAt : clubAt;
    return [sysname, Array.from({ length: size }, (_, number) => made(before + number))];
  }),
);
