// Telling a player, wherever they can be reached, that something about their account has changed.
import type { PersonalRuleLetter } from '#rules/personal-rules.ts';
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { writeLetter } from '../post/letters.ts';
import type { KeptContact } from './contacts.ts';

interface Notice {
  name: 'contact-added' | 'password-changed' | 'service-linked' | 'two-factor-changed' | PersonalRuleLetter;
  params?: Record<string, string>;
  link?: string | undefined;
}

/** To every contact that was confirmed: one of them may be in the wrong hands. */
export async function notify(
  tx: Tx,
  { name, params = {}, link }: Notice,
  contacts: readonly KeptContact[],
  ctx: Pick<Context, 'content' | 'locale' | 'now'>,
): Promise<void> {
  for (const { type, contact, is_confirmed } of contacts)
    if (is_confirmed)
      await writeLetter(
        tx,
        { to: { type, contact }, name, params, ...(link !== undefined && { link }) },
        ctx,
      );
}
