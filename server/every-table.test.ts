// Every table of the database decides about money, and then a raid in tests/raids proves that the audit sees it changed; or
// it does not, and then the reason stands here. A new table is red until it is classed.
import { expect } from 'vitest';
import { factRaids } from '#tests/raids/facts.ts';
import { giftRaids } from '#tests/raids/gifts.ts';
import { peopleRaids } from '#tests/raids/people.ts';
import { playRaids } from '#tests/raids/play.ts';
import { test } from '#tests/world.ts';

const raided = new Set([...peopleRaids, ...giftRaids, ...playRaids, ...factRaids].map(({ table }) => table));

/** Tables that an inspection of their own covers, whose tests change them. */
const inspectedElsewhere: Readonly<Record<string, string>> = {
  ledger_anchor_head: 'compared with the file of checkpoints (server/ledger/anchors.test.ts)',
  row_seal: 'its lines are chained and counted by the checkpoints (server/ledger/row-seals.test.ts)',
  bet_risk: 'calculated again from the open bets (server/bets/event-risk.test.ts)',
  payment: 'compared with its steps and entries (server/cashier/audit-payments.test.ts)',
  payment_step: 'chained, and counted by the checkpoints (server/cashier/audit-payments.test.ts)',
  studio_transaction: 'compared with entries and rounds (server/studio-wallet/audit-studios.test.ts)',
  schema_migration: 'the checkpoints carry a digest of the rules (server/ledger/anchors.test.ts)',
  schema_routine: 'the checkpoints carry a digest of the rules (server/ledger/anchors.test.ts)',
  transaction_lead: 'a wrong lead moves entries to other checkpoints (server/ledger/anchors.test.ts)',
};

/** Tables that carry no cause of a payment, a gift, a protection or a power. */
const withoutCause: Readonly<Record<string, string>> = {
  // Shown, and never read again to decide.
  channel: 'the latest message of a live channel',
  chat_event: 'messages of the support chat',
  content_draft: 'a preview that only its author sees; saving it checks it like any other',
  content_media: 'pictures, stored under the hash of their bytes',
  content_seed: 'which files of the release were taken over',
  content_version: 'a counter that tells caches to load again',
  daily_total: 'sums for reports; the ledger is what accounts are made from',
  feedback: 'messages to the operator',
  game_like: 'which games a player likes',
  game_opening: 'when a game was first shown, for the mark "new"',
  game_play: 'how often games are played, for their order',
  game_popularity: 'the order of games',
  game_return: 'statistics of returns, shown to staff',
  history_export: 'a file that a player asked for',
  history_export_part: 'its parts',
  loyalty_notice: 'messages about what was given, which has its own rows',
  staff_view: 'saved filters of the back office',
  storage_entry: 'settings of the player’s pages',
  visitor_event: 'what visitors clicked',
  win: 'wins shown to everybody',

  // Play money and the simulated outside world.
  demo_game: 'play money that cannot be paid out',
  sandbox_identity: 'the simulated KYC provider; production has none',
  sandbox_mark: 'that this database is a sandbox; production refuses it',

  // Messages on their way out.
  live_outbox: 'events for open pages',
  message_outbox: 'messages that are being sent; the codes in them have rows that are sealed',
  push_subscription: 'addresses of devices',

  // Worth nothing alone, and gone after minutes.
  live_ticket: 'opens a socket that only receives',
  social_attempt: 'a sign-in at another service under way, bound to the browser that began it',
  spent_init_data: 'signed data that was used; the signature expires by itself',
  staff_challenge: 'worth nothing without the passkey that signs it',
  studio_nonce:
    'requests of studios that were seen; the signature expires by itself, and a transaction counts once',
  rate_limit: 'counters of requests',
  producer: 'when a producer last spoke; written again with every message',

  // Work under way. What it moves is recorded once for each key, which the ledger and the sealed rows hold.
  idempotency_key: 'responses to repeats; a second try meets the key of the entry',
  payment_notice: 'webhooks that were seen; the payment checks each against the service',
  payment_taken: 'who of the cashier looks at a payment',
  task: 'work that is due; each worker reads what to do from rows that are sealed',

  // The secrets themselves.
  house_secret: 'changing it makes every seal and every encrypted value invalid',
  fingerprint_root: 'encrypted with the secret; a changed one cannot be opened',
};

test('every table is raided by a test, inspected elsewhere, or carries no cause for a stated reason', async ({
  world,
}) => {
  const tables = await world.db.sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`;
  const classes = [raided, new Set(Object.keys(inspectedElsewhere)), new Set(Object.keys(withoutCause))];
  const counts = tables.map(({ name }) => [name, classes.filter((one) => one.has(name)).length] as const);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  const known = new Set(tables.map(({ name }) => name));
  expect([...classes.flatMap((one) => [...one])].filter((name) => !known.has(name))).toEqual([]);
});

test('every sealed table has a row in the test of raids', async ({ world }) => {
  const sealed = await world.db.sql<{ name: string }>`
    select name from sealed_tables() union select name from tables_sealed_in_rows()`;
  expect(sealed.map(({ name }) => name).filter((name) => !raided.has(name))).toEqual([]);
});
