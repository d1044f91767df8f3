// What a player agreed to when they came, and who sent them. The version names the content whose terms these were.
import type { RegistrationInput } from '#contract/auth/entry.ts';
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import type { FilledForm } from './registration-form.ts';

const sources = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const satisfies readonly (keyof RegistrationInput)[];
const SOURCE_MAX = 200;

export async function recordConsent(
  tx: Tx,
  playerId: number,
  { form, values }: FilledForm,
  input: RegistrationInput,
  { now, content }: Pick<Context, 'now' | 'content'>,
): Promise<void> {
  const hasAgreed = form.terms.isActive && values.terms;
  const source = Object.fromEntries(
    sources.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key].slice(0, SOURCE_MAX)]])),
  );
  await tx.sql`
    insert into registration (player_id, auth_type, registered_at, terms_accepted_at, terms_version, is_betting,
      character_id, promo_code, source)
    values (${playerId}, ${form.authType.id}, ${now}, ${hasAgreed ? now : null}, ${hasAgreed ? content.version : null},
      ${input.is_betting ?? null}, ${input.character_id?.slice(0, SOURCE_MAX) ?? null},
      ${input.promo_code?.slice(0, SOURCE_MAX) ?? null}, ${JSON.stringify(source)}::text::jsonb)
    on conflict (player_id) do nothing`;
}
