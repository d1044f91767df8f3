// The players a fresh sandbox knows. They are made, paid and banned by the product's own functions, so what they hold
// is in the books like anybody's. Each is made once: whoever is there already is left as they are.
import { type Currency, fromUnits } from '#rules/money.ts';
import { giveMoney } from '#sandbox/money.ts';
import { SANDBOX_PASSWORD } from '#sandbox/roster.ts';
import { hashPassword, keepPassword, type PasswordHash } from '#server/auth/passwords.ts';
import type { Context } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import type { Sql, Tx } from '#server/database/db.ts';
import type { Pocket } from '#server/ledger/accounts.ts';
import { addContact } from '#server/players/contacts.ts';
import { banPlayer, createPlayer, type NewPlayer } from '#server/players/players.ts';
import { type ProfileValues, saveProfile } from '#server/players/profile-rows.ts';
import { giveReward } from '#server/rewards/give-reward.ts';

interface Seed {
  name: string;
  fakename: string;
  locale: string;
  countryCode: string;
  currency: Currency;
  /** Verified is who has told and shown all of this. */
  verified?: ProfileValues;
  isBanned?: boolean;
  hasTwoFactor?: boolean;
  /** In units of the player's currency. */
  holds: Partial<Record<Pocket, number>>;
  /** Waiting to be activated: so many units of each template. */
  bonuses?: Readonly<Record<string, number>>;
}

export const seededPlayers: readonly Seed[] = [
  {
    name: 'anna',
    fakename: 'BrassFox',
    locale: 'en',
    countryCode: 'LV',
    currency: 'USD',
    verified: {
      first_name: 'Anna',
      last_name: 'Ozola',
      sex: '2',
      birth_date: '1988-04-17',
      home_town: 'Riga',
      address: 'Ausekla iela 11',
      postcode: 'LV-1010',
      document_type: 'passport',
      document_number: 'LV4401928',
    },
    holds: { main: 1_000, bonus: 25, fun: 500 },
  },
  {
    name: 'boris',
    fakename: 'QuietKnight',
    locale: 'ru',
    countryCode: 'EE',
    currency: 'EUR',
    holds: { main: 250.5 },
    bonuses: { gift: 60, 'free-bet': 10 },
  },
  {
    name: 'carla',
    fakename: 'CariocaLuck',
    locale: 'pt',
    countryCode: 'BR',
    currency: 'BRL',
    verified: {
      first_name: 'Carla',
      last_name: 'Monteiro',
      sex: '2',
      birth_date: '1992-11-03',
      home_town: 'Niterói',
      address: 'Rua das Acácias 48',
      postcode: '24020-125',
      document_type: 'cpf',
      document_number: '11144477735',
    },
    holds: { main: 5_000, betting_bonus: 150 },
  },
  {
    name: 'daina',
    fakename: 'AmberRiver',
    locale: 'lv',
    countryCode: 'LV',
    currency: 'EUR',
    verified: {
      first_name: 'Daina',
      last_name: 'Liepa',
      sex: '2',
      birth_date: '1979-07-24',
      home_town: 'Cēsis',
      address: 'Rīgas iela 5',
      postcode: 'LV-4101',
      document_type: 'id_card',
      document_number: 'PA7719034',
    },
    holds: {},
  },
  {
    name: 'egor',
    fakename: 'LockedOut',
    locale: 'ru',
    countryCode: 'LV',
    currency: 'USD',
    verified: {
      first_name: 'Egor',
      last_name: 'Larin',
      sex: '1',
      birth_date: '1985-01-30',
      home_town: 'Daugavpils',
      address: 'Saules iela 20',
      postcode: 'LV-5401',
      document_type: 'passport',
      document_number: 'LV5580213',
    },
    isBanned: true,
    holds: { main: 75 },
  },
  {
    name: 'frida',
    fakename: 'TwoKeys',
    locale: 'en',
    countryCode: 'US',
    currency: 'USD',
    hasTwoFactor: true,
    holds: { main: 120 },
  },
];

export async function seedPlayers({
  db,
  config,
  clock,
  vault,
  content,
}: Pick<Product, 'db' | 'config' | 'clock' | 'vault' | 'content'>): Promise<void> {
  const now = clock.now();
  for (const seed of seededPlayers) {
    const login = `${seed.name}@example.com`;
    if (await isKnown(db.sql, login)) continue;
    const password = await hashPassword(SANDBOX_PASSWORD, config);
    await db.atomically(async (tx) => {
      // Servers that start together take turns, and look again when it is theirs.
      await tx.sql`select pg_advisory_xact_lock('player'::regclass::int, 0)`;
      if (!(await isKnown(tx.sql, login)))
        await make(tx, { ...seed, login, password }, { now, vault, content });
    });
  }
}

async function isKnown(sql: Sql, login: string): Promise<boolean> {
  const [known] = await sql`select 1 from player where login = ${login}`;
  return known !== undefined;
}

async function make(
  tx: Tx,
  { password, verified, ...seed }: Seed & NewPlayer & { password: PasswordHash },
  { now, vault, content }: Pick<Context, 'now' | 'vault' | 'content'>,
): Promise<void> {
  const player = await createPlayer(tx, { ...seed, isVerified: verified !== undefined }, now);
  if (verified)
    await saveProfile(tx, player.id, { ...verified, country_code: seed.countryCode }, { now, vault });
  await keepPassword(tx, player.id, password, now);
  await addContact(tx, { playerId: player.id, type: 'email', contact: seed.login, isConfirmed: true }, now);
  if (seed.hasTwoFactor) await tx.sql`update player set two_factor_auth = true where id = ${player.id}`;
  for (const [pocket, units] of Object.entries(seed.holds))
    await giveMoney(tx, {
      player,
      pocket: pocket as Pocket,
      amount: fromUnits(units),
      key: `seed:${seed.name}:${pocket}`,
    });
  for (const [template, units] of Object.entries(seed.bonuses ?? {})) {
    const reward = { kind: 'bonus', template, amount: fromUnits(units) } as const;
    const source = { giver: 'staff', name: 'sandbox' } as const;
    await giveReward(tx, { key: `seed-${seed.name}-${template}`, player, reward, source }, now, content);
  }
  if (seed.isBanned) await banPlayer(tx, player.id);
}
