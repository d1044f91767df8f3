// Mutants that no test can kill, because the program does the same with them. Each has its reason; a whole file or folder
// never stands here.
import type { CodeSource } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { balanceEquivalents } from './equivalents-balances.ts';
import { bettingEquivalents } from './equivalents-betting.ts';
import { cashierEquivalents } from './equivalents-cashier.ts';
import { moneyEquivalents } from './equivalents-money.ts';
import { powersEquivalents } from './equivalents-powers.ts';
import { rewardEquivalents } from './equivalents-rewards.ts';
import { stakeEquivalents } from './equivalents-stakes.ts';
import { tripEquivalents } from './equivalents-trips.ts';
import type { Mutant } from './mutant.ts';

export interface Equivalent {
  path: string;
  /** As written in the code; white space does not matter. */
  was: string;
  now: string;
  /** Where the same passage stands in several places: what stands around this one, in its line. */
  in?: string;
  why: string;
}

const equivalents: readonly Equivalent[] = [
  ...balanceEquivalents,
  ...bettingEquivalents,
  ...cashierEquivalents,
  ...moneyEquivalents,
  ...rewardEquivalents,
  ...stakeEquivalents,
  ...powersEquivalents,
  ...tripEquivalents,
  {
    path: 'rules/fields/decimal-text.ts',
    was: '0.5',
    now: '1.5',
    why: 'every fraction is written with the same mark',
  },
  {
    path: 'rules/parent-message.ts',
    was: "''",
    now: "'mutant'",
    why: 'neither is an origin that a list could hold',
  },
  {
    path: 'rules/safe-redirect.ts',
    was: 'url?.origin !== NOWHERE',
    now: 'false',
    why: 'the guards before it let nothing else through; it stands for what they may forget',
  },
  {
    path: 'server/ledger/record.ts',
    was: '^',
    now: '',
    in: '/^(insufficient',
    why: 'every outcome begins with its kind',
  },
  {
    path: 'rules/self-exclusion.ts',
    was: '1',
    now: '2',
    in: 'setUTCDate(1)',
    why: 'every month has a second day',
  },
];

export const isEquivalent = (mutant: Mutant): boolean => equivalents.some((entry) => isSame(entry, mutant));

/** Entries that match nothing any more: the code has changed under them. */
export function staleEquivalents(sources: readonly CodeSource[]): string[] {
  const mutants = sources.flatMap(mutantsOf);
  return equivalents
    .filter(({ path }) => sources.some((source) => source.path === path))
    .filter((entry) => !mutants.some((mutant) => isSame(entry, mutant)))
    .map(({ path, was, now }) => `${path}  ${was} → ${now}`);
}

const isSame = (entry: Equivalent, mutant: Mutant) =>
  entry.path === mutant.path &&
  flat(entry.was) === flat(mutant.was) &&
  flat(entry.now) === flat(mutant.now) &&
  (entry.in === undefined || isWithin(entry.in, mutant));

function isWithin(around: string, { context, offset, was }: Mutant): boolean {
  for (let at = context.indexOf(around); at >= 0; at = context.indexOf(around, at + 1))
    if (at <= offset && offset + was.length <= at + around.length) return true;
  return false;
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
