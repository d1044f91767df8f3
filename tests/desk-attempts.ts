// What one dishonest member of staff tries beyond what one person may do, by the name of the call. Each has all
// permissions; each attempt must leave money, rewards, prices and roles as they were.
import { randomUUID } from 'node:crypto';
import { type Cents, fromUnits } from '#rules/money.ts';
import { movePayment, openPayment, type PaymentRow } from '#server/cashier/payments.ts';
import { makeEvent } from './book.ts';
import type { openDesk } from './desk.ts';
import type { openDoors } from './doors.ts';
import { heldWithdrawal, NOW } from './payments.ts';
import { OUR_IBAN, statement } from './statement.ts';

type Fields = Record<string, string>;

export interface Attempted {
  doors: Awaited<ReturnType<typeof openDoors>>;
  desk: ReturnType<typeof openDesk>;
}

export const bankAccount = { BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' };

const reason = 'nobody will notice';
const LARGE = fromUnits(12_000);

const euroPlayer = async ({ doors }: Attempted) => String((await doors.player({ currency: 'EUR' })).id);

const withdrawal = async ({ doors }: Attempted): Promise<string> => {
  const { db } = doors.product;
  const wish = { state: 'checks', amount: LARGE } as const;
  return (await heldWithdrawal({ db, player: doors.player }, wish)).transaction;
};

/** A deposit by bank, of which nothing came yet. */
const bankDeposit = async ({ doors }: Attempted, amount: Cents = LARGE): Promise<PaymentRow> => {
  const { id: playerId } = await doors.player({ currency: 'EUR' });
  const wish = { playerId, type: 'deposit', method: 'bank', gateway: 'iban', currency: 'EUR' } as const;
  return doors.product.db.atomically((tx) => openPayment(tx, { ...wish, amount, state: 'started' }, NOW));
};

/** Under review, and nothing is known to have come. */
const reviewed = async (house: Attempted): Promise<string> => {
  const payment = await bankDeposit(house, fromUnits(50));
  await house.doors.product.db.atomically((tx) => movePayment(tx, payment, 'review', { now: NOW }));
  return payment.transaction;
};

const bankLine = async ({ doors }: Attempted): Promise<string> => {
  const [line] = await doors.product.db.sql<{ id: number }>`
    insert into bank_line (iban, line, direction, currency, cents, booked_on, party, message, read_at)
    values (${OUR_IBAN}, ${randomUUID()}, 'in', 'EUR', ${LARGE}, now(), 'Somebody', 'rent', now()) returning id`;
  return String(line!.id);
};

const writtenStatement = async (house: Attempted): Promise<string> => {
  const { transaction } = await bankDeposit(house, fromUnits(50));
  const reference = 'RF18539007547034';
  await house.doors.product.db.sql`
    update payment set reference = ${reference} where transaction = ${transaction}`;
  return statement([{ ref: randomUUID(), amount: '50.00', written: [reference] }]);
};

const gift = async (house: Attempted) => ({ player: await euroPlayer(house), key: randomUUID(), reason });

const colleague = async ({ desk }: Attempted, role: 'editor' | 'cashier') =>
  String((await desk.member(role)).id);

const HOUR_MS = 3_600_000;

const scheduled = ({ doors }: Attempted) => {
  const { db, clock } = doors.product;
  const starts_at = new Date(clock.now().getTime() + HOUR_MS);
  return makeEvent(db.sql, { status: 'scheduled', starts_at });
};
const upcoming = async (house: Attempted): Promise<string> => String((await scheduled(house)).id);

const over = async ({ doors }: Attempted): Promise<string> => {
  const { db, clock } = doors.product;
  const starts_at = new Date(clock.now().getTime() - 2 * HOUR_MS);
  return String((await makeEvent(db.sql, { status: 'ended', starts_at })).id);
};

const generous = async (house: Attempted) => ({
  ...{ event: await upcoming(house), market: 'result', outcome: '1', price: '500', reason },
});
const tallies = JSON.stringify({ goal: { home: 1, away: 0 } });

/** Beyond the bound, where there is one. */
export const attempts: Readonly<Record<string, (house: Attempted) => Promise<Fields>>> = {
  'payments.approve': async (house) => ({ transaction: await withdrawal(house) }),
  'payments.approveClean': async (house) => ({ transactions: await withdrawal(house) }),
  'payments.credit': async (house) => ({ transaction: await reviewed(house), amount: '50', reason }),
  'statements.read': async (house) => ({ xml: await writtenStatement(house) }),
  'statements.assign': async (house) => ({
    ...{ line: await bankLine(house), transaction: (await bankDeposit(house)).transaction, reason },
  }),
  'players.giveBonus': async (house) => ({ ...(await gift(house)), template: 'gift', amount: '20.01' }),
  'players.giveFreespins': async (house) => ({
    ...(await gift(house)),
    ...{ game: 'fox-trot', rounds: '1000', stake: '0.20', days: '7', wins_to: 'main' },
  }),
  'players.giveFreebet': async (house) => ({ ...(await gift(house)), amount: '20.01', days: '7' }),
  'players.correct': async (house) => ({
    ...{ player: await euroPlayer(house), direction: 'give', pocket: 'main', amount: '1', reason },
  }),
  'staff.invite': async () => ({ name: `Own ${randomUUID()}`, email: 'own@example.com', role: 'approver' }),
  'staff.inviteAgain': async (house) => ({ member: await colleague(house, 'cashier'), reason }),
  'staff.changeRole': async (house) => ({
    ...{ member: await colleague(house, 'editor'), role: 'approver', reason },
  }),
  'trading.setPrice': generous,
  'trading.setBoost': generous,
  'trading.setMargin': async (house) => ({ event: await upcoming(house), margin: '0.2', reason }),
  'trading.setLimit': async (house) => ({ event: await upcoming(house), limit: '2', reason }),
  'trading.setLeague': async (house) => ({
    ...{ league: String((await scheduled(house)).league.id), limit: '2', reason },
  }),
  'trading.setFactor': async (house) => ({ player: await euroPlayer(house), factor: '2', reason }),
  'trading.askResult': async (house) => ({ event: await over(house), ending: 'played', tallies, reason }),
  'trading.askVoid': async (house) => ({ event: await over(house), reason }),
};
