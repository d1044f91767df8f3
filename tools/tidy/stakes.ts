// Every path that books a stake passes the stake gate (server/protection/stake-gate.ts): a file that spells a reason of the
// ledger that takes a stake, or uses an entry with such a reason, also imports the gate. Files named *-entries.ts only make
// entries, so the rule holds for their callers.
import { stakeReasons } from '../../server/ledger/record.ts';
import { isTest, type Source } from './sources.ts';

const LEDGER = 'server/ledger/';
const GATE = '/protection/stake-gate.ts';
const makesEntries = (path: string): boolean => path.endsWith('-entries.ts');
const takesStake = (text: string): boolean => stakeReasons.some((reason) => text.includes(`'${reason}'`));

export function stakeFaults(sources: readonly Source[]): string[] {
  const server = sources.filter(
    ({ path }) =>
      path.startsWith('server/') && path.endsWith('.ts') && !path.startsWith(LEDGER) && !isTest(path),
  );
  const makers = server.filter(({ path }) => makesEntries(path)).flatMap(makersIn);
  return server
    .filter(({ path, text }) => !makesEntries(path) && (books(text) || usesAny(text, makers)))
    .filter(({ text }) => !text.includes(GATE))
    .map(({ path }) => `${path} books a stake and does not pass the stake gate`);
}

const books = (text: string): boolean =>
  [...text.matchAll(/\breason: ('[^']+')/g)].some(([, reason]) => takesStake(reason!));

interface Maker {
  file: string;
  name: string;
}

/** The functions of a file whose entries take a stake. */
const makersIn = ({ path, text }: Source): Maker[] =>
  text
    .split(/^export (?:const|function) /m)
    .slice(1)
    .filter(takesStake)
    .map((block) => ({ file: path.split('/').at(-1)!, name: /^\w+/.exec(block)![0] }));

const usesAny = (text: string, makers: readonly Maker[]): boolean =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*\/([^'/]+)'/g)].some(([, names, file]) =>
    makers.some((maker) => maker.file === file && new RegExp(`\\b${maker.name}\\b`).test(names!)),
  );
