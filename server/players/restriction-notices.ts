// Messages to players about rules that the operator has set for their account (rules/personal-rules.ts). Sent with each
// further restriction, in the transaction of the change, to all contacts that belong to the account by then.
import { formatDate } from '#rules/format.ts';
import type { PersonalRuleLetter } from '#rules/personal-rules.ts';
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

interface RuleNotice {
  name: PersonalRuleLetter;
  params?: Record<string, string>;
}

/** How many contacts the message goes to: none where the player has not confirmed any. */
export async function notifyRule(
  tx: Tx,
  playerId: number,
  { name, params = {} }: RuleNotice,
  { content, now, browser }: NoticeContext,
): Promise<number> {
  const [player] = await tx.sql<{ locale: string }>`select locale from player where id = ${playerId}`;
  const contacts = (await listContacts(tx.sql, playerId)).filter((contact) => isCounting(contact, now));
  const dated = { date: formatDate(now, 'UTC'), ...params };
  const notice = { name, params: dated, link: `${browser.origin}/support` };
  await notify(tx, notice, contacts, { content, now, locale: player!.locale });
  return contacts.length;
}

export const notifyStakesLimited = (tx: Tx, playerId: number, factor: number, ctx: NoticeContext) =>
  notifyRule(tx, playerId, { name: 'stakes-limited', params: paramsOf({ factor, since: ctx.now }) }, ctx);

/** What the player is sent, in the language of the desk. */
export const stakesLimitedText = (content: Context['content'], limit: StakesLimit): string => {
  const texts = textsIn(content, 'en', 'letters');
  return ['lead', 'note'].map((part) => texts(`letters.stakes-limited.${part}`, paramsOf(limit))).join(' ');
};
