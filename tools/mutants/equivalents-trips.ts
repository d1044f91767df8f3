// Equivalent mutants of how many statements go with a commit: with another number the commit follows in a trip of its own
// (server/database/transaction.ts), and the same is written. What a trip costs is measured by the bench.
import type { Equivalent } from './equivalents.ts';

const why = 'the commit follows in a trip of its own';

/** Of each file: the line that counts, and what is counted in it. */
const counts: readonly (readonly [path: string, line: string, counted: readonly string[]])[] = [
  [
    'server/bets/place-batch.ts',
    '[isAnyKeyed, isAnyBoosted, first.length > 0, free.length > 0, placed.length > 0]',
    ['first', 'free', 'placed'],
  ],
  [
    'server/rounds/start-batch.ts',
    '[isAnyKeyed, settled.length > 0, left.length > 0, first.length > 0, packs.length > 0]',
    ['settled', 'left', 'first', 'packs'],
  ],
  ['server/tables/place-batch.ts', '2 + Number(isAnyKeyed) + Number(first.length > 0)', ['first']],
];

const boosted = {
  path: 'server/bets/place-batch.ts',
  in: 'isAnyBoosted = legs.some(({ boost_staked_cents }) => boost_staked_cents > 0)',
  why,
};

export const tripEquivalents: readonly Equivalent[] = [
  ...counts.flatMap(([path, line, counted]) => [
    ...counted.flatMap((name) =>
      ['true', 'false'].map((now) => ({ path, was: `${name}.length > 0`, now, in: line, why })),
    ),
    { path, was: '>', now: '>=', in: line, why },
    ...(line.startsWith('[')
      ? [
          { path, was: '.filter(Boolean)', now: '', why },
          { path, was: line, now: '[]', why },
        ]
      : [{ path, was: '+', now: '-', in: line, why }]),
  ]),
  ...['true', 'false'].map((now) => ({ ...boosted, was: 'boost_staked_cents > 0', now })),
  { ...boosted, was: '>', now: '>=' },
];
