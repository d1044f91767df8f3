// Walks all rules about a person: each has a reason of its own in every language, a way to object, and a message; and the
// database holds no rule about a person that the list does not have.
import { expect } from 'vitest';
import { type PersonalRule, type PersonalRuleLetter, personalRules } from '#rules/personal-rules.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { codes } from '#tests/languages.ts';
import { readContent } from './content/content.ts';
import { composeLetter } from './post/compose.ts';

const rules = Object.entries(personalRules) as [string, PersonalRule][];

const letters = rules.flatMap(([, { message }]) => ('letter' in message ? [message.letter] : []));

const content = readContent('content');

const textOf = (locale: string, id: string): unknown =>
  content.compiled(locale, id.slice(0, id.indexOf('.')))?.[id];

test.for(codes)('each rule about a person has its reasons and a way to object in %s', (locale) => {
  const missing = rules.flatMap(([, { reasons, objection }]) =>
    [...reasons, objection].filter((id) => textOf(locale, id) === undefined),
  );
  expect(missing).toEqual([]);
});

test('no rule about a person shares its reason with a rule for everybody', () => {
  const reasons = rules.flatMap(([, rule]) => rule.reasons);
  expect(new Set(reasons).size).toBe(reasons.length);
  const general = ['betting.slip.max.market', 'betting.refused.stake-limit', 'error.WithdrawalDeclined'];
  for (const locale of codes) {
    const words = (ids: readonly string[]) => ids.map((id) => JSON.stringify(textOf(locale, id)));
    expect(words(reasons).filter((word) => words(general).includes(word))).toEqual([]);
  }
});

test('each way to object leads to support', () => {
  for (const [name, { objection }] of rules)
    expect(JSON.stringify(textOf('en', objection)), name).toMatch(/support|object/i);
});

test.for(codes)('each message about a rule is whole in %s', (locale) => {
  for (const name of letters) {
    const params = { date: '01.03.2026', percent: '25', site: 'Marigold' };
    const { email, sms } = composeLetter(
      { name, params, link: 'https://site.example/support' },
      content,
      locale,
    );
    for (const part of [email.subject, sms, ...email.text.split('\n\n')]) expect(part, name).toMatch(/\S/);
    expect(email.text).toContain('01.03.2026');
    expect(email.text + sms).toContain('https://site.example/support');
  }
});

type Restrict = (desk: ReturnType<typeof openDesk>, player: string) => Promise<{ status: number }>;

/** What staff do to set each rule. */
const actions: Record<PersonalRuleLetter, Restrict> = {
  'stakes-limited': async (desk, player) =>
    desk.send('trading.setFactor', { player, factor: '0.5', reason: 'why' }, await desk.member('trader')),
  'rewards-blocked': async (desk, player) =>
    desk.send('players.blockBonuses', { player, reason: 'why' }, await desk.member('support')),
  'account-blocked': async (desk, player) =>
    desk.send('players.block', { player, reason: 'why' }, await desk.member('support')),
};

test('each rule with a message sends it within 48 hours to the confirmed contact, in the language of the player', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const { sql } = doors.product.db;
  for (const name of letters) {
    const login = `${name}@example.com`;
    const { id } = await doors.player({ login, contact: 'confirmed' });
    await sql`update player set locale = 'lv' where id = ${id}`;
    expect((await actions[name](desk, String(id))).status, name).toBe(200);
    const sent = await sql<{ subject: string; is_soon: boolean }>`
      select subject, task.due_at <= written_at + interval '48 hours' as is_soon
      from message_outbox join task on (payload ->> 'letter')::int = message_outbox.id where recipient = ${login}`;
    expect(sent, name).toEqual([
      { subject: textOf('lv', `letters.${name}.subject`)?.toString(), is_soon: true },
    ]);
  }
});

/** What the database holds of a player that restricts nothing by the operator's will, and why. */
const noRules: Readonly<Record<string, string>> = {
  applicant: 'the check of identity, whose result is player.is_kyc_block_enabled',
  coin_purse: 'a balance',
  deposit_limit: 'set by the player',
  deposit_limit_raise: 'asked for by the player',
  ledger_purse: 'a balance',
  loyalty_player: 'progress of loyalty, by rules for everybody',
  play_limit: 'set by the player',
  play_sitting: 'how long the player has played; reminders follow from their own limits and from the profile',
  player_password: 'a secret',
  profile: 'what players say about themselves',
  registration: 'how the player came',
  sign_in_streak: 'days in a row',
  'player.country_code': 'rules of a country are those of everybody in it',
  'player.currency': 'chosen by the player',
  'player.fakename': 'chosen by the player',
  'player.id': 'a number',
  'player.is_on_verification': 'a check that the player has started',
  'player.is_registration_completed': 'whether the profile is complete, as it must be for everybody',
  'player.is_subscribed': 'chosen by the player',
  'player.is_verified': 'everybody verifies their identity before a withdrawal',
  'player.locale': 'chosen by the player',
  'player.login': 'chosen by the player',
  'player.reg_time': 'a time',
  'player.safety_changed_at': 'a cause of the rule withdrawal-reviewed, which names it',
  'player.two_factor_auth': 'chosen by the player',
};

test('whatever the database holds once for each player is a rule about them, or restricts nothing', async ({
  doors,
}) => {
  const found = await doors.product.db.sql<{ name: string }>`
    select 'player.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'player'
    union
    select conrelid::regclass::text from pg_constraint
    where contype = 'p' and connamespace = current_schema()::regnamespace and conkey = array(
      select attnum from pg_attribute where attrelid = conrelid and attname = 'player_id')
    order by 1`;
  const names = found.map(({ name }) => name);
  const set = new Set(rules.map(([, { setBy }]) => setBy));
  expect(names.filter((name) => set.has(name) === Object.hasOwn(noRules, name))).toEqual([]);
  expect(Object.keys(noRules).filter((name) => !names.includes(name))).toEqual([]);
});
