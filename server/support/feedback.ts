// A message to support: kept, and carried to the operator's mailbox by the same transaction. Whoever answers the letter
// answers whoever wrote it.
import type { Input } from '#contract/define.ts';
import type { support } from '#contract/support.ts';
import { email as emailRule } from '#rules/fields/email.ts';
import { message as messageRule } from '#rules/fields/message.ts';
import { text as textRule } from '#rules/fields/text.ts';
import type { Context } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import type { Sql } from '../database/db.ts';
import { byAddress, requireWithin } from '../limits/limits.ts';
import { drawHex } from '../plumbing/chance.ts';
import { sendLetters, type Written } from '../post/letters.ts';
import { mailboxOf } from './mailbox.ts';

export type Feedback = Input<typeof support.sendFeedback>;

export async function sendFeedback(written: Feedback, ctx: Context): Promise<void> {
  const { email, subject, message } = written;
  refuseProblems({ email: emailRule(email), subject: textRule(subject), message: messageRule(message) });
  await requireWithin('feedback', ctx.player === null ? byAddress(ctx) : `player ${ctx.player.id}`, ctx);
  const reference = `S-${drawHex(4).toUpperCase()}`;
  const { db, player, locale, now, config } = ctx;
  const who = player === null ? null : await playerOf(db.sql, player.id);
  await db.atomically(async (tx) => {
    await tx.sql`
      insert into feedback (reference, player_id, email, subject, message, locale, written_at)
      values (${reference}, ${player?.id ?? null}, ${email}, ${subject}, ${message}, ${locale}, ${now})`;
    const mailbox = mailboxOf(config);
    if (mailbox === null) return;
    const text = letterOf(written, { reference, locale, who });
    const letters = await tx.sql<Written>`
      insert into message_outbox (recipient, channel, subject, text, reply_to, written_at)
      values (${mailbox}, 'email', ${`[${reference}] ${subject}`}, ${text}, ${email}, ${now}) returning id, channel`;
    await sendLetters(tx, letters, now);
  });
}

interface Writer {
  login: string;
  status: string;
}

async function playerOf(sql: Sql, id: number): Promise<Writer> {
  const [row] = await sql<Writer>`select login, status from player where id = ${id}`;
  return row!;
}

interface Facts {
  reference: string;
  locale: string;
  who: Writer | null;
}

const letterOf = ({ email, message }: Feedback, { reference, locale, who }: Facts): string =>
  [
    message.trim(),
    [
      `Reference: ${reference}`,
      `Reply to: ${email}`,
      who === null ? 'Not signed in' : `Player: ${who.login} (${who.status})`,
      `Language: ${locale}`,
    ].join('\n'),
  ].join('\n\n-- \n');
