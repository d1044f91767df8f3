// Messages to players about limits that the operator has set for their account. Sent with each further cut, in the
// transaction of the change, to all contacts that belong to the account by then.
import { formatDate } from '#rules/format.ts';
import type { Context } from '../calls/context.ts';
import { textsIn } from '../content/texts-in.ts';
import type { Tx } from '../database/db.ts';
import { isCounting, listContacts } from './contacts.ts';
import { notify } from './notices.ts';

export type NoticeContext = Pick<Context, 'content' | 'now'> & {
  browser: Pick<Context['browser'], 'origin'>;
};

interface StakesLimit {
  factor: number;
  since: Date;
}

/** The factor comes from the database with two decimals at least: its percentage has no more digits than it has. */
const paramsOf = ({ factor, since }: StakesLimit) => ({
  date: formatDate(since, 'UTC'),
  percent: String(Number((factor * 100).toPrecision(12))),
});

/** How many contacts the message goes to: none where the player has not confirmed any. */
export async function notifyStakesLimited(
  tx: Tx,
  playerId: number,
  factor: number,
  ctx: NoticeContext,
): Promise<number> {
  const [player] = await tx.sql<{ locale: string }>`select locale from player where id = ${playerId}`;
  const contacts = (await listContacts(tx.sql, playerId)).filter((contact) => isCounting(contact, ctx.now));
  const params = paramsOf({ factor, since: ctx.now });
  const link = `${ctx.browser.origin}/support`;
  await notify(tx, { name: 'stakes-limited', params, link }, contacts, {
    ...{ content: ctx.content, now: ctx.now, locale: player!.locale },
  });
  return contacts.length;
}

/** What the player is sent, in the language of the desk. */
export const stakesLimitedText = (content: Context['content'], limit: StakesLimit): string => {
  const texts = textsIn(content, 'en', 'letters');
  return ['lead', 'note'].map((part) => texts(`letters.stakes-limited.${part}`, paramsOf(limit))).join(' ');
};
