// Becoming a player: the account, its purse, its contacts, its password and the record of consent come in one
// transaction, or not at all.
import type { RegistrationInput } from '#contract/auth/entry.ts';
import { Refusal } from '#contract/refusals.ts';
import { canonicalEmail, canonicalLogin, canonicalPhone } from '#rules/fields/login.ts';
import { askedFields, textOf } from '#rules/fields/registration-form.ts';
import type { Currency } from '#rules/money.ts';
import type { Context, Player } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import { isUniqueViolation, type Sql, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { byAddress, requireWithin } from '../limits/limits.ts';
import { refusalFor } from '../person/barred.ts';
import { BarredPerson } from '../person/same-person.ts';
import { addContact, listContacts, taken } from '../players/contacts.ts';
import { createPlayer } from '../players/players.ts';
import { asKept } from '../players/profile-check.ts';
import { saveProfile } from '../players/profile-rows.ts';
import { signInPerson } from '../players/sign-in.ts';
import { recordConsent } from './consent.ts';
import { drawPassword } from './drawn-password.ts';
import { hashPassword, keepPassword } from './passwords.ts';
import { type FilledForm, readRegistration } from './registration-form.ts';

interface Registered {
  player: Player;
  /** Where the form asked for none. */
  generatedPassword: string | undefined;
}

export async function registerPlayer(input: RegistrationInput, ctx: Context): Promise<Registered> {
  const filled = readRegistration(input, ctx, { isCompletion: false });
  refuseProblems(filled.problems);
  await requireWithin('register-address', byAddress(ctx), ctx);

  const asked = askedTexts(filled);
  const generatedPassword = asked['password'] === undefined ? drawPassword() : undefined;
  const hash = await hashPassword(asked['password'] ?? generatedPassword!, ctx.config);
  const name = nameOf(filled, asked);
  try {
    const player = await ctx.db.atomically(async (tx) => {
      const made = await makePlayer(tx, { filled, asked, name }, input, ctx);
      await keepPassword(tx, made.id, hash, ctx.now);
      await signInPerson(tx, made, 'registration', ctx);
      return made;
    });
    return { player, generatedPassword };
  } catch (error) {
    if (error instanceof BarredPerson) throw refusalFor(error.barred)!;
    // Two at the same moment: the second is told what it would have been told a moment later.
    if (isUniqueViolation(error)) await refuseTaken(ctx.db, name, asked['fakename']);
    throw error;
  }
}

interface Making {
  filled: FilledForm;
  asked: Readonly<Record<string, string>>;
  name: { field: string; login: string };
}

async function makePlayer(
  tx: Tx,
  { filled, asked, name }: Making,
  input: RegistrationInput,
  ctx: Context,
): Promise<Player> {
  const { values } = filled;
  await refuseTaken(tx, name, asked['fakename']);
  const player = await createPlayer(
    tx,
    {
      login: name.login,
      fakename: asked['fakename'] ?? '',
      locale: spokenLocale(input.locale, ctx),
      countryCode: textOf(values, 'country_code'),
      currency: textOf(values, 'currency') as Currency,
    },
    ctx.now,
  );
  await keepContacts(tx, player.id, filled, asked, ctx.now);
  await saveProfile(tx, player.id, asKept(asked), ctx);
  await recordConsent(tx, player.id, filled, input, ctx);
  await recordFacts(tx, [
    {
      ...{ name: 'player.registered', playerId: player.id, at: ctx.now },
      data: { method: name.field, country: player.country_code },
    },
  ]);
  return player;
}

/** The texts of the fields the form asks for, and of no others: nothing is taken on that nobody was asked. */
export const askedTexts = ({ form, values }: FilledForm): Record<string, string> =>
  Object.fromEntries(
    askedFields(form).flatMap(({ sysname }) => {
      const text = textOf(values, sysname);
      return text === '' ? [] : [[sysname, text]];
    }),
  );

/** What the player will sign in by, and the wire's name for it (decision D51). */
function nameOf({ form: { authType } }: FilledForm, asked: Readonly<Record<string, string>>) {
  const { login, email, mobile } = asked;
  if (login !== undefined) return { field: 'login', login: canonicalLogin(login) };
  const byPhone = { field: 'phone', login: canonicalPhone(mobile ?? '') };
  const byEmail = { field: 'email', login: canonicalEmail(email ?? '') };
  return authType.field === 'mobile' ? byPhone : byEmail;
}

async function refuseTaken(
  { sql }: { sql: Sql },
  { field, login }: Making['name'],
  fakename = '',
): Promise<void> {
  const [found] = await sql<{ login: boolean; fakename: boolean }>`
    select exists (select from player where login = ${login})
        or exists (select from contact where contact = ${login} and is_confirmed) as login,
      ${fakename} <> '' and exists (select from player where lower(fakename) = lower(${fakename})) as fakename`;
  if (found?.login) throw taken(field);
  if (found?.fakename) throw taken('fakename');
}

/** One that another service has brought along already stays as it is. */
export async function keepContacts(
  tx: Tx,
  playerId: number,
  { values }: FilledForm,
  { email, mobile }: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const { notify: isSubscribed } = values;
  const held = (await listContacts(tx.sql, playerId)).map(({ contact }) => contact);
  if (email !== undefined && !held.includes(canonicalEmail(email)))
    await addContact(tx, { playerId, type: 'email', contact: email, isSubscribed }, now);
  if (mobile === undefined || held.includes(canonicalPhone(mobile))) return;
  const phoneCountryCode = textOf(values, 'phone_country_code');
  await addContact(tx, { playerId, type: 'phone', contact: mobile, phoneCountryCode, isSubscribed }, now);
}

export const spokenLocale = (wished: string | undefined, { content, locale }: Context): string =>
  content.locales.some(({ code }) => code === wished) ? wished! : locale;

/** A player who has a whole account already is not a guest at the door. */
export const alreadyRegistered = (): Refusal => new Refusal('InvalidRequest');
