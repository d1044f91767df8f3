// Accounts of the content backend. They open nothing but /cms/api: what is served is changed at the desk, by staff.
import type { PasswordHash } from '../auth/passwords.ts';
import type { Sql, Tx } from '../database/db.ts';

export interface ContentUser {
  id: number;
  username: string;
  email: string;
  provider: string;
  is_confirmed: boolean;
  is_blocked: boolean;
  edition: number;
  created_at: Date;
  updated_at: Date;
}

export interface KeptUser extends ContentUser {
  password_hash: string | null;
  pepper: string | null;
}

export const passwordOf = ({ password_hash: hash, pepper }: KeptUser): PasswordHash | null =>
  hash === null ? null : { hash, pepper };

/** By e-mail address or by name, in whatever letters. */
export async function findByIdentifier(sql: Sql, identifier: string): Promise<KeptUser | undefined> {
  const [user] = await sql<KeptUser>`
    select id, username, email, provider, is_confirmed, is_blocked, edition, created_at, updated_at, password_hash,
      pepper
    from content_user where lower(email) = lower(${identifier}) or lower(username) = lower(${identifier})
    order by lower(email) = lower(${identifier}) desc limit 1`;
  return user;
}

export async function findById(sql: Sql, id: number): Promise<KeptUser | undefined> {
  const [user] = await sql<KeptUser>`
    select id, username, email, provider, is_confirmed, is_blocked, edition, created_at, updated_at, password_hash,
      pepper
    from content_user where id = ${id}`;
  return user;
}

interface NewUser {
  username: string;
  email: string;
  password: PasswordHash;
  now: Date;
}

/** Undefined: the name or the address is somebody's. */
export async function addUser({ sql }: Tx, user: NewUser): Promise<ContentUser | undefined> {
  const { username, email, password, now } = user;
  const [added] = await sql<ContentUser>`
    insert into content_user (username, email, password_hash, pepper, created_at, updated_at)
    values (${username}, ${email}, ${password.hash}, ${password.pepper}, ${now}, ${now})
    on conflict do nothing
    returning id, username, email, provider, is_confirmed, is_blocked, edition, created_at, updated_at`;
  return added;
}

interface VouchedUser {
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  now: Date;
}

/** The one whom the service knows, or a new one; undefined: the address is somebody else's. */
export async function enterByService({ sql }: Tx, user: VouchedUser): Promise<number | undefined> {
  const { provider, issuer, subject, email, now } = user;
  const [known] = await sql<{ id: number }>`
    select id from content_user where issuer = ${issuer} and subject = ${subject}`;
  if (known !== undefined) return known.id;
  const [added] = await sql<{ id: number }>`
    insert into content_user (username, email, provider, issuer, subject, is_confirmed, created_at, updated_at)
    values (${email}, ${email}, ${provider}, ${issuer}, ${subject}, true, ${now}, ${now})
    on conflict do nothing
    returning id`;
  return added?.id;
}

/** The new edition: every token of the former one is worth nothing. */
export async function setPassword({ sql }: Tx, id: number, password: PasswordHash, now: Date): Promise<void> {
  await sql`
    update content_user
    set password_hash = ${password.hash}, pepper = ${password.pepper}, edition = edition + 1, updated_at = ${now}
    where id = ${id}`;
}

export async function confirm({ sql }: Tx, id: number, now: Date): Promise<void> {
  await sql`update content_user set is_confirmed = true, updated_at = ${now} where id = ${id}`;
}
