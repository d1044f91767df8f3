// Signing in from a mini-app of Telegram (decision D54): the messenger tells the page who its user is, and signs it with
// a key that only it and the bot's owner have.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { hashSecret } from '../plumbing/chance.ts';
import { readOutsideJson } from '../plumbing/outside-json.ts';
import { type VouchedPlayer, vouchedPlayer } from './vouched-player.ts';

const MAX_AGE_S = 86_400;
/** Their clock may be a little ahead of ours. */
const AHEAD_MAX_S = 60;
const READ_MAX = 8_192;

export interface TelegramUser {
  id: number;
  firstName: string;
  lastName: string;
}

/** Undefined for what was not signed for our bot, is too old, or does not say who. */
export function readInitData(
  initData: string,
  { botToken, now }: { botToken: string; now: Date },
): TelegramUser | undefined {
  if (initData.length > READ_MAX) return undefined;
  const fields = new Map(new URLSearchParams(initData));
  // Said twice, a field could be signed with one value and read with the other.
  if (fields.size !== [...new URLSearchParams(initData)].length || !isSigned(fields, botToken))
    return undefined;

  const signedAt = Number(fields.get('auth_date'));
  const age = now.getTime() / 1000 - signedAt;
  return age <= MAX_AGE_S && age >= -AHEAD_MAX_S ? readUser(fields.get('user')) : undefined;
}

/** All fields but the hash itself, `signature` included, sorted by name, a line each. */
const linesOf = (fields: ReadonlyMap<string, string>): string[] =>
  [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a < b ? -1 : 1));

function isSigned(fields: ReadonlyMap<string, string>, botToken: string): boolean {
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const own = createHmac('sha256', key).update(linesOf(fields).join('\n')).digest();
  const given = Buffer.from(fields.get('hash') ?? '', 'hex');
  return given.length === own.length && timingSafeEqual(given, own);
}

function readUser(text: string | undefined): TelegramUser | undefined {
  try {
    const { id, first_name, last_name } = readOutsideJson(text ?? '') as Record<string, unknown>;
    if (!Number.isSafeInteger(id)) return undefined;
    return { id: id as number, firstName: written(first_name), lastName: written(last_name) };
  } catch {
    return undefined;
  }
}

const written = (value: unknown) => (typeof value === 'string' ? value : '');

export async function telegramPlayer(initData: string, ctx: Context): Promise<VouchedPlayer> {
  const { db, config, now } = ctx;
  const user =
    config.telegramBotToken === null
      ? undefined
      : readInitData(initData, { botToken: config.telegramBotToken, now });
  if (user === undefined || (await isSpent(db.sql, initData))) throw new Refusal('Authorization');
  const vouched = {
    service: 'Telegram',
    issuer: 'https://telegram.org',
    subject: String(user.id),
    verifiedEmail: null,
    name: { first: user.firstName, last: user.lastName },
  };
  return db.atomically((tx) => vouchedPlayer(tx, vouched, ctx));
}

/** Lets in once. Only when the sign-in is complete: whoever is asked for a second factor shows it again with the code. */
export async function spendInitData(tx: Tx, initData: string, now: Date): Promise<void> {
  const [spent] = await tx.sql`
    insert into spent_init_data (hash, expires_at)
    values (${hashOf(initData)}, ${new Date(now.getTime() + (MAX_AGE_S + AHEAD_MAX_S) * 1000)})
    on conflict do nothing returning 1`;
  if (spent === undefined) throw new Refusal('Authorization');
}

async function isSpent(sql: Sql, initData: string): Promise<boolean> {
  const [spent] = await sql`select 1 from spent_init_data where hash = ${hashOf(initData)}`;
  return spent !== undefined;
}

/** By its fields and not by the text, which can be written in many ways. */
const hashOf = (initData: string): Buffer =>
  hashSecret(linesOf(new Map(new URLSearchParams(initData))).join('\n'));
