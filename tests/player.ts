// A player for a test, made as registration makes one.
import { randomUUID } from 'node:crypto';
import type { Currency, Money } from '#rules/money.ts';
import { hashPassword, keepPassword } from '#server/auth/passwords.ts';
import type { Player } from '#server/calls/context.ts';
import type { Db } from '#server/database/db.ts';
import { outside, type Pocket, pocket } from '#server/ledger/accounts.ts';
import { openPurse } from '#server/ledger/purse.ts';
import { record } from '#server/ledger/record.ts';
import { addContact } from '#server/players/contacts.ts';

export interface PlayerWish {
  login?: string;
  currency?: Currency;
  locale?: string;
  status?: Player['status'];
  /** What they sign in with; without one they have no password. */
  password?: string;
  /** Whether their login, an e-mail address or a number, is a contact of theirs, and whether they confirmed it. */
  contact?: 'confirmed' | 'unconfirmed';
  hasTwoFactor?: boolean;
  /** They have shown who they are, and may take money home. */
  isVerified?: boolean;
  /** What they find in their pockets, in cents. */
  balances?: Partial<Record<Pocket, Money['amount']>>;
}

export async function makePlayer(db: Db, wish: PlayerWish = {}): Promise<Player> {
  const hash = wish.password === undefined ? undefined : await hashPassword(wish.password, { secret: null });
  const { login = `${randomUUID()}@example.com`, currency = 'USD', locale = 'en', status = 'active' } = wish;
  return db.atomically(async (tx) => {
    const [made] = await tx.sql<{ id: number }>`
      insert into player (login, locale, currency, status, reg_time, is_registration_completed, two_factor_auth,
        is_verified)
      values (${login}, ${locale}, ${currency}, ${status}, now(), true, ${wish.hasTwoFactor ?? false},
        ${wish.isVerified ?? false}) returning id`;
    const id = made!.id;
    if (hash !== undefined) await keepPassword(tx, id, hash, new Date());
    if (wish.contact !== undefined) {
      const type = login.includes('@') ? 'email' : 'phone';
      const isConfirmed = wish.contact === 'confirmed';
      await addContact(tx, { playerId: id, type, contact: login, isConfirmed }, new Date());
    }
    await openPurse(tx, id, currency);
    const moves = Object.entries(wish.balances ?? {}).map(([name, amount]) => ({
      from: outside(name === 'fun' ? 'fun' : 'test'),
      to: pocket(id, name as Pocket),
      amount,
      currency,
    }));
    if (moves.length > 0) await record(tx, { key: `test:player:${id}`, reason: 'deposit.settled', moves });
    return {
      id,
      status,
      locale,
      currency,
      country_code: '',
      is_verified: wish.isVerified ?? false,
      is_on_verification: false,
      is_kyc_block_enabled: false,
    };
  });
}
