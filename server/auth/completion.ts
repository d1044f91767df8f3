// Completing a registration that another service began (decision D53): the account is there, what it lacks is asked for
// as any form asks, and neither a password nor a contact is.
import type { RegistrationInput } from '#contract/auth/entry.ts';
import { textOf } from '#rules/fields/registration-form.ts';
import type { Context, Player } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import { isUniqueViolation, type Sql } from '../database/db.ts';
import { boundIfBarred } from '../person/bind.ts';
import { listContacts, taken } from '../players/contacts.ts';
import { asKept } from '../players/profile-check.ts';
import { lockProfile, saveProfile } from '../players/profile-rows.ts';
import { recordConsent } from './consent.ts';
import { requireFreshSession } from './owner-proof.ts';
import { readRegistration } from './registration-form.ts';
import { alreadyRegistered, askedTexts, keepContacts, spokenLocale } from './registrations.ts';

export async function completeRegistration(
  input: RegistrationInput,
  player: Player,
  ctx: Context,
): Promise<void> {
  if (await isCompleted(ctx.db.sql, player)) throw alreadyRegistered();
  const filled = readRegistration(input, ctx, { isCompletion: true });
  refuseProblems(filled.problems);

  const asked = askedTexts(filled);
  const { values } = filled;
  const told = asKept({ ...asked, country_code: textOf(values, 'country_code') });
  try {
    await boundIfBarred(player.id, ctx, async (tx) => {
      await lockProfile(tx, player.id, () => told, ctx.vault);
      const [completed] = await tx.sql`
        update player set is_registration_completed = true, locale = ${spokenLocale(input.locale, ctx)},
          currency = ${textOf(values, 'currency')}, fakename = coalesce(${asked['fakename'] ?? null}, fakename)
        where id = ${player.id} and not is_registration_completed returning 1`;
      if (completed === undefined) throw alreadyRegistered();
      const before = await listContacts(tx.sql, player.id);
      await keepContacts(tx, player.id, filled, asked, ctx.now);
      const after = await listContacts(tx.sql, player.id);
      // A contact opens the account: whoever has only found a session open does not write one down.
      if (after.length > before.length) await requireFreshSession(tx.sql, ctx);
      await saveProfile(tx, player.id, told, ctx);
      await recordConsent(tx, player.id, filled, input, ctx);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken('fakename') : error;
  }
}

async function isCompleted(sql: Sql, { id }: Player): Promise<boolean> {
  const [row] = await sql<{ is_registration_completed: boolean }>`
    select is_registration_completed from player where id = ${id}`;
  return row?.is_registration_completed ?? true;
}
