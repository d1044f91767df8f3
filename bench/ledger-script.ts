// The very statement that record.ts sends, as a script for pgbench. It is caught on its way, not written a second
// time, so it cannot fall behind.
import { cents } from '#rules/money.ts';
import type { Sql, Tx } from '#server/database/db.ts';
import { house, pocket } from '#server/ledger/accounts.ts';
import { type Entry, record } from '#server/ledger/record.ts';

/** One real-world fact, as the product would record it: a stake of a cent. */
export const stakeOf = (playerId: number, key: string): Entry => ({
  key: `stake:${key}`,
  reason: 'round.staked',
  moves: [{ from: pocket(playerId, 'main'), to: house('games'), amount: cents(1), currency: 'USD' }],
});

/** A round that is over at once: a stake of two cents, and two paid, so that nobody runs out of money. */
export const roundOf = (playerId: number, key: string): Entry => {
  const money = { amount: cents(2), currency: 'USD' } as const;
  const purse = pocket(playerId, 'main');
  return {
    key: `round:${key}`,
    reason: 'round.played',
    moves: [
      { from: purse, to: house('games'), ...money },
      { from: house('games'), to: purse, ...money },
    ],
  };
};

/** Keys are drawn from the same range on both sides, so that they fall into the index alike. */
export const KEY_MAX = 2 ** 47;

/** Stand where pgbench puts its own: a player and a key for each transaction. */
const SOME_PLAYER = 424_242;
const SOME_KEY = '737373';
const names: Record<string, string> = { [SOME_PLAYER]: ':player', [SOME_KEY]: ':key' };

export interface Script {
  entryOf: (playerId: number, key: string) => Entry;
  /** Whose entry it is, as pgbench reckons it. */
  player: string;
  isTransaction: boolean;
}

export async function scriptOf({ entryOf, player, isTransaction }: Script): Promise<string> {
  const statement = await catchStatement(entryOf(SOME_PLAYER, SOME_KEY));
  const lines = isTransaction ? ['begin', statement, 'commit'] : [statement];
  return [
    `\\set player ${player}`,
    `\\set key random(1, ${KEY_MAX})`,
    ...lines.map((line) => `${line};`),
  ].join('\n');
}

async function catchStatement(entry: Entry): Promise<string> {
  const caught: string[] = [];
  const sql: Sql = async <Row>(texts: TemplateStringsArray, ...values: readonly unknown[]) => {
    caught.push(
      texts
        .reduce((text, next, at) => text + writeValue(values[at - 1]) + next)
        .replace(/\s+/g, ' ')
        .trim(),
    );
    return [{ outcome: 'recorded', currency: null }] as Row[];
  };
  const lastly: Tx['lastly'] = (_statements, send) => send();
  const nothing = () => undefined;
  const tx: Tx = { kind: 'tx', sql, lastly, signal: nothing, afterCommit: nothing, afterEnd: nothing };
  await record(tx, entry);
  if (caught.length !== 1)
    throw new Error(`a record is ${caught.length} statements, not one: measure them all`);
  return caught[0]!;
}

function writeValue(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) throw new TypeError(`only lists go to the ledger, not ${value}`);
  if (value.includes(SOME_PLAYER)) return 'array[:player]::bigint[]';
  if (value.every((item) => typeof item === 'number')) return `'{${value}}'`;
  return `array[${value.map(writeText)}]::text[]`;
}

/** 'player:424242:main' → E'player\x3a' || :player || E'\x3amain'. pgbench takes any colon for one of its own. */
const writeText = (text: string): string =>
  text
    .split(new RegExp(`(${SOME_PLAYER}|${SOME_KEY})`))
    .filter((piece) => piece !== '')
    .map((piece) => names[piece] ?? `E'${piece.replaceAll(':', '\\x3a')}'`)
    .join(' || ');
