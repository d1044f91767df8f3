// What players were told has happened must have happened, once, in the house's books and in the bank's.
import { readFileSync } from 'node:fs';
import { auditLedger } from '#server/ledger/audit.ts';
import type { Told } from './money-lives.ts';
import type { MortalHouse } from './mortal-house.ts';

interface Kept {
  transaction: string;
  type: string;
  state: string;
  entries: number;
}

export const paymentsOf = async (house: MortalHouse): Promise<Map<string, Kept>> => {
  const kept = await house.look(
    ({ sql }) => sql<Kept>`
      select transaction, type, state, (
        select count(*)::int from ledger_entry where key in (
          'deposit:' || payment.transaction, 'withdrawal:' || payment.transaction || ':paid')
      ) as entries
      from payment where method = 'card'`,
  );
  return new Map(kept.map((row) => [row.transaction, row]));
};

/** What was told and is not so, or is so twice. */
export async function faultsOf(house: MortalHouse, told: Told): Promise<string[]> {
  const ours = await paymentsOf(house);
  const violations = await house.look(({ sql }) => auditLedger(sql));
  return [
    ...violations.map(({ rule, subject }) => `${rule}: ${subject}`),
    ...[...told.started].filter((name) => !ours.has(name)).map((name) => `${name} is lost`),
    ...[...told.paid].filter((name) => ours.get(name)?.state !== 'paid').map((name) => `${name} is not paid`),
    ...[...ours.values()]
      .filter(({ state, entries }) => entries !== (state === 'paid' ? 1 : 0))
      .map(({ transaction, state, entries }) => `${transaction} is ${state} and has ${entries} entries`),
    ...bankFaults(house, ours),
  ];
}

/** The bank's own memory must agree: what it has taken is credited, and it has paid out what we say, once each. */
export function bankFaults({ bankFile }: MortalHouse, ours: ReadonlyMap<string, Kept>): string[] {
  const theirs = new Map<string, string>();
  for (const line of readFileSync(bankFile, 'utf8').split('\n').filter(Boolean)) {
    const { payment } = JSON.parse(line);
    if (payment !== undefined) theirs.set(payment.order, payment.state);
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => (ours.get(name)?.state === 'paid') !== (theirs.get(name) === 'paid'))
    .map((name) => `${name} is ${theirs.get(name)} at the bank and ${ours.get(name)?.state} here`);
}
