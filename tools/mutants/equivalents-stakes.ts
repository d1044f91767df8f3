// Equivalent mutants of stakes: rounds, studios, shared tables and what protects players.
import type { Equivalent } from './equivalents.ts';

const ofTheirPlayer = (path: string, was: string, around?: string): Equivalent => ({
  ...{ path, was, now: 'true', ...(around !== undefined && { in: around }) },
  why: 'the other condition names the primary key, which was read of this player; this one finds the index',
});

export const stakeEquivalents: readonly Equivalent[] = [
  ofTheirPlayer('server/rounds/round-rows.ts', `player_id = \${player_id}`),
  ofTheirPlayer('server/rounds/round-rows.ts', 'seed_pair.player_id = used.player_id'),
  ofTheirPlayer('server/studio-wallet/studio-rounds.ts', `player_id = \${before.player_id}`),
  ofTheirPlayer('server/tables/seats.ts', 'round.player_id = ended.player_id'),
  ...['server/rounds/start-facts.ts', 'server/tables/place-facts.ts'].map((path) => ({
    path,
    was: 'round.player_id = asked.player_id',
    now: 'true',
    in: 'round.id = asked.id and round.player_id = asked.player_id',
    why: 'the id is a primary key, drawn for this request of this player',
  })),
  ...['server/rounds/start-facts.ts', 'server/tables/place-facts.ts'].map((path) => ({
    path,
    was: '?? null',
    now: '',
    why: 'the driver writes what is missing in a list as null',
  })),
  {
    path: 'server/rounds/end-absent.ts',
    was: '4',
    now: '5',
    why: 'how many rounds are ended at a time changes none of them',
  },
  {
    path: 'server/rounds/replayed-outcomes.ts',
    was: '100',
    now: '101',
    why: 'how many rounds are read at once changes none of them',
  },
  {
    path: 'server/tables/settle.ts',
    was: '100',
    now: '101',
    why: 'how many seats are settled at once changes none of them',
  },
  ...[
    ["?? ''", ''],
    ["''", "'mutant'"],
  ].map(([was, now]) => ({
    path: 'server/rounds/start-batch.ts',
    was: was!,
    now: now!,
    in: "start.packId ?? ''",
    why: 'no pack is found by this name, and none was read for a start without one',
  })),
  ...[
    ['.filter(({ player, seedLife, now }) => isWorn(facts.get(player.id)!, seedLife, now))', ''],
    ['isWorn(facts.get(player.id)!, seedLife, now)', 'true'],
  ].map(([was, now]) => ({
    path: 'server/rounds/start-batch.ts',
    was: was!,
    now: now!,
    why: 'the statement that replaces seeds looks again at which are worn; asking it costs',
  })),
  {
    path: 'server/rounds/start-batch.ts',
    was: '?? null',
    now: '',
    in: 'wins_to: pack?.wins_to ?? null',
    why: 'whoever reads it takes one that is missing for null, and it is not written with the round',
  },
  {
    path: 'server/studio-wallet/studio-sessions.ts',
    was: 'found.player === null',
    now: 'false',
    why: 'a session for money has a player by a check of its table, and one for fun is left out beside it',
  },
  {
    path: 'server/tables/place-batch.ts',
    was: '0',
    now: '1',
    in: 'words: 0, started_at',
    why: 'a new seat is written with no words, whatever is said here, and its player is not shown them',
  },
  {
    path: 'server/tables/place-facts.ts',
    was: `id = any(\${ids}::bigint[])`,
    now: 'true',
    why: 'rounds that no bet of the batch names are looked up by none; reading them costs',
  },
  {
    path: 'server/tables/place-facts.ts',
    was: '',
    now: ' desc',
    in: 'order by id for share',
    why: 'locks that are shared do not wait for each other, and a round is closed alone',
  },
  {
    path: 'server/tables/seats.ts',
    was: "round.state = 'open'",
    now: 'true',
    why: 'both callers have read the seats open behind the locks of their players',
  },
  ...[
    ['seats.length > 0', 'true'],
    ['>', '>='],
  ].map(([was, now]) => ({
    path: 'server/tables/settle.ts',
    was: was!,
    now: now!,
    in: 'seats.length > 0',
    why: 'to settle no seats writes nothing',
  })),
  {
    path: 'server/protection/own-limits.ts',
    was: '>',
    now: '>=',
    in: '(sum > 0 ?',
    why: 'nothing is worth nothing in every currency, whichever way it is rounded',
  },
];
