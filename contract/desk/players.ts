// Players as the operator's people see them: found, looked at as a whole, helped, and where they must be, stopped.
import * as z from 'zod/mini';
import { bonusProducts } from '#rules/bonuses/bonus-terms.ts';
import { exclusionPeriods } from '#rules/self-exclusion.ts';
import { amountText } from '../amount-text.ts';
import { get, post } from '../define.ts';
import { winsTo } from '../freespins.ts';
import { Cents, Done, fromDecimal, Money, toDecimal } from '../wire.ts';
import { keyset, reason, rowId, rowsOf } from './fields.ts';

/** What is held belongs to a withdrawal, and play money is worth nothing. */
export const correctedPockets = ['main', 'bonus', 'betting_bonus'] as const;

export const playerStates = ['active', 'banned', 'deleted'] as const;

/** Contacts are masked: enough to tell two players apart. */
const FoundPlayer = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  country: z.string(),
  currency: z.string(),
  registered_at: z.string(),
  status: z.enum(playerStates),
  is_verified: z.boolean(),
  is_excluded: z.boolean(),
  /** Is given nothing, and offered nothing. */
  is_bonus_blocked: z.boolean(),
});
export type FoundPlayer = z.output<typeof FoundPlayer>;

const Contact = z.object({
  type: z.enum(['email', 'phone']),
  contact: z.string(),
  is_confirmed: z.boolean(),
});
const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  last_seen_at: z.string(),
});
const Limit = z.object({ kind: z.string(), says: z.string() });
const Note = z.object({ id: z.int(), by: z.string(), text: z.string(), written_at: z.string() });
const Twin = z.object({
  pair: z.int(),
  player: z.int(),
  kinds: z.array(z.string()),
  verdict: z.nullable(z.string()),
});
const Happening = z.object({
  at: z.string(),
  kind: z.enum(['payment', 'round', 'exclusion', 'desk']),
  says: z.string(),
  amount: z.nullable(Money),
});

const rewardKinds = ['cash', 'bonus', 'freespins', 'coins', 'freebet'] as const;

const GivenReward = z.object({
  at: z.string(),
  /** Who gave it: an offer, a quest, the shop, a member of staff. */
  giver: z.string(),
  name: z.string(),
  kind: z.enum(rewardKinds),
  /** What it is: "10 × $ 1.00, triple-sevens". */
  says: z.string(),
});

/** Promised, and not given yet: its budget is used up, or its kind is stopped. */
const HeldReward = z.object({
  since: z.string(),
  giver: z.string(),
  name: z.string(),
  /** Null: one of the rewards of an offer. */
  kind: z.nullable(z.enum(rewardKinds)),
  says: z.string(),
  /** That pays for it, as it is listed under Budgets, and what it has left, in euros. */
  budget: z.string(),
  left: Money,
  /** Null: its kind is not stopped. `by` is empty where the breaker stopped it. */
  stopped: z.nullable(z.object({ at: z.string(), by: z.string(), why: z.string() })),
});

const PlayerPicture = z.object({
  player: FoundPlayer,
  balances: z.object({
    main: Money,
    bonus: Money,
    betting_bonus: Money,
    held: Money,
    fun: Money,
  }),
  paid_in: Money,
  paid_out: Money,
  two_factor: z.boolean(),
  is_subscribed: z.boolean(),
  contacts: z.array(Contact),
  /** Null: for ever. Undefined where none stands. */
  exclusion: z.optional(z.object({ until: z.nullable(z.string()) })),
  limits: z.array(Limit),
  sessions: z.array(OpenSession),
  notes: z.array(Note),
  twins: z.array(Twin),
  feed: z.array(Happening),
  /** What the operator gave them, the latest first. */
  rewards: z.array(GivenReward),
  /** What the operator promised and could not give yet, the earliest first. */
  held: z.array(HeldReward),
  /** What waits for a second person. */
  waiting: z.int(),
});
export type PlayerPicture = z.output<typeof PlayerPicture>;

const looks = { who: { staff: 'players.see' }, isPersonal: true, shows: ['desk-players'] } as const;
const acts = {
  who: { staff: 'players.act' },
  about: 'player',
  output: Done,
  refuses: ['InvalidParameter'],
  changes: ['desk-players'],
} as const;

/** Up to a sum it is given at once; above it another person must agree, and `approval` is what they decide about. */
const gives = {
  ...acts,
  who: { staff: 'money.ask' },
  needsProof: true,
  output: z.object({ approval: z.nullable(z.int()) }),
  changes: ['desk-players', 'desk-approvals'],
} as const;
/** Under its key a gift is given once, however often it is asked for. */
const giftOf = { player: rowId, key: z.string().check(z.regex(/^[\w-]{8,64}$/)) };
const sysname = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const upTo = (most: number) =>
  z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.int().check(z.maximum(most)), {
    decode: Number,
    encode: String,
  });
/** Of a spin: "0.20". */
const stake = z.codec(z.string().check(z.regex(/^\d{1,5}(\.\d{1,2})?$/)), Cents, {
  decode: (text) => fromDecimal(Number(text)),
  encode: (value) => String(toDecimal(value)),
});

export const players = {
  /** By number, login, contact, nickname, real name or transaction, the latest first. */
  search: get('players.search', {
    ...looks,
    about: 'q',
    input: z.object({
      ...keyset,
      q: z.optional(z.string().check(z.maxLength(120))),
      status: z.optional(z.enum(playerStates)),
    }),
    /** Cut: more players match than are read, so the text must say more. */
    output: z.extend(rowsOf(FoundPlayer), { is_cut: z.boolean() }),
    refuses: ['InvalidParameter'],
  }),
  get: get('players.get', {
    ...looks,
    about: 'player',
    input: z.object({ player: rowId }),
    output: PlayerPicture,
    refuses: ['InvalidParameter'],
  }),
  /** Everything that is masked elsewhere: it is in the log that somebody looked. */
  contacts: get('players.contacts', {
    who: { staff: 'players.contacts' },
    isPersonal: true,
    about: 'player',
    input: z.object({ player: rowId }),
    output: z.object({
      login: z.string(),
      contacts: z.array(Contact),
      name: z.string(),
      born: z.string(),
      address: z.string(),
      document: z.string(),
    }),
    refuses: ['InvalidParameter'],
  }),

  addNote: post('players.addNote', {
    ...acts,
    who: { staff: 'players.see' },
    input: z.object({ player: rowId, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  }),
  removeNote: post('players.removeNote', {
    ...acts,
    who: { staff: 'players.see' },
    about: 'note',
    input: z.object({ note: rowId }),
  }),
  restoreNote: post('players.restoreNote', {
    ...acts,
    who: { staff: 'players.see' },
    about: 'note',
    input: z.object({ note: rowId }),
  }),
  endSessions: post('players.endSessions', { ...acts, input: z.object({ player: rowId, reason }) }),
  block: post('players.block', { ...acts, needsProof: true, input: z.object({ player: rowId, reason }) }),
  unblock: post('players.unblock', { ...acts, needsProof: true, input: z.object({ player: rowId, reason }) }),
  /** From then on nothing is given to them; what they have stays theirs. */
  blockBonuses: post('players.blockBonuses', {
    ...acts,
    needsProof: true,
    input: z.object({ player: rowId, reason }),
  }),
  allowBonuses: post('players.allowBonuses', {
    ...acts,
    needsProof: true,
    input: z.object({ player: rowId, reason }),
  }),
  /** Because they have asked for it, by phone or by letter: nobody here takes one back. */
  exclude: post('players.exclude', {
    ...acts,
    needsProof: true,
    input: z.object({ player: rowId, period: z.enum(exclusionPeriods), reason }),
  }),
  decideTwin: post('players.decideTwin', {
    ...acts,
    who: { staff: 'payments.decide' },
    about: 'pair',
    needsProof: true,
    input: z.object({ pair: rowId, verdict: z.enum(['same', 'apart']), reason }),
  }),

  /** By the name of its template. */
  giveBonus: post('players.giveBonus', {
    ...gives,
    input: z.object({ ...giftOf, template: sysname, amount: amountText, reason }),
  }),
  giveFreespins: post('players.giveFreespins', {
    ...gives,
    input: z.object({
      ...{ ...giftOf, game: sysname, rounds: upTo(1_000), stake, days: upTo(365) },
      ...{ wins_to: winsTo, reason },
    }),
  }),
  giveFreebet: post('players.giveFreebet', {
    ...gives,
    input: z.object({ ...giftOf, amount: amountText, days: upTo(365), reason }),
  }),
  /** All that are in play or wait: the deposit they were given for was taken back, or they were given wrongly. */
  revokeBonuses: post('players.revokeBonuses', {
    ...acts,
    needsProof: true,
    input: z.object({ player: rowId, product: z.enum(bonusProducts), reason }),
  }),
  /** A bank has taken a deposit back: what was given for it ends. Their own money is corrected by two persons. */
  chargeBack: post('players.chargeBack', {
    ...acts,
    who: { staff: 'payments.decide' },
    needsProof: true,
    input: z.object({ player: rowId, transaction: z.string().check(z.regex(/^[\da-f]{24}$/)), reason }),
  }),
  /** Asks for it: another person must agree before money moves. */
  correct: post('players.correct', {
    ...acts,
    who: { staff: 'money.ask' },
    needsProof: true,
    input: z.object({
      player: rowId,
      direction: z.enum(['give', 'take']),
      pocket: z.enum(correctedPockets),
      amount: amountText,
      reason,
    }),
    output: z.object({ approval: z.int() }),
    changes: ['desk-players', 'desk-approvals'],
  }),
};
