import { ROWS_A_PAGE } from '#contract/desk/fields.ts';
import type { players as contract } from '#contract/desk/players.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { revokeBonuses } from '../../bonuses/end-bonuses.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { excludePlayer } from '../../person/exclusion.ts';
import { decidePair } from '../../person/pairs.ts';
import { listContacts } from '../../players/contacts.ts';
import { banPlayer, unbanPlayer } from '../../players/players.ts';
import { readProfile } from '../../players/profile-rows.ts';
import { notifyRule } from '../../players/restriction-notices.ts';
import { setBonusBlock } from '../../rewards/may-be-given.ts';
import { endSessions } from '../../sessions/sessions.ts';
import { askApproval, sayNo } from '../approvals/approvals.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { noteChargeback } from './chargebacks.ts';
import { CORRECTION, correctionOf } from './corrections.ts';
import { findPlayers } from './find-players.ts';
import { giveByHand } from './gifts.ts';
import { addNote, setRemoved } from './notes.ts';
import { findPlayer, playerPicture } from './player-picture.ts';

export const players: DeskHandlersOf<typeof contract> = {
  search: ({ q = '', status, after, count = ROWS_A_PAGE }, { db, now }) =>
    findPlayers(db.sql, { q, status: status ?? null, after: after ?? null, count, now }),
  get: ({ player }, ctx) => playerPicture(player, ctx),
  async contacts({ player }, { db, now, vault }) {
    const { login } = await findPlayer(db.sql, player, now);
    const contacts = await listContacts(db.sql, player);
    const told = await readProfile(db.sql, player, vault);
    return {
      login,
      contacts: contacts.map(({ type, contact, is_confirmed }) => ({ type, contact, is_confirmed })),
      name: [told.first_name, told.middle_name, told.last_name].filter(Boolean).join(' '),
      born: told.birth_date,
      address: [told.address, told.postcode, told.home_town, told.region].filter(Boolean).join(', '),
      document: [told.document_type, told.document_number].filter(Boolean).join(' '),
    };
  },

  addNote:
    ({ player, text }, ctx) =>
    async (tx) => {
      await findPlayer(tx.sql, player, ctx.now);
      await addNote(tx, { playerId: player, memberId: ctx.staff.id, text, now: ctx.now });
      return { answer: DONE, after: { text } };
    },
  removeNote:
    ({ note }, { now }) =>
    async (tx) => {
      const player = await setRemoved(tx, note, now);
      if (player === undefined) throw unknownNote();
      return { answer: DONE, on: `player ${player}`, before: { note } };
    },
  restoreNote:
    ({ note }) =>
    async (tx) => {
      const player = await setRemoved(tx, note, null);
      if (player === undefined) throw unknownNote();
      return { answer: DONE, on: `player ${player}`, after: { note } };
    },

  endSessions:
    ({ player }, { now }) =>
    async (tx) => {
      await findPlayer(tx.sql, player, now);
      await endSessions(tx, player, { except: null });
      return { answer: DONE };
    },
  block:
    ({ player }, ctx) =>
    async (tx) => {
      const { status } = await findPlayer(tx.sql, player, ctx.now);
      if (status !== 'active') throw sayNo(`The player is ${status} already.`);
      await banPlayer(tx, player);
      const notified = await notifyRule(tx, player, { name: 'account-blocked' }, ctx);
      return { answer: DONE, before: { status }, after: { status: 'banned', notified } };
    },
  unblock:
    ({ player }, { now }) =>
    async (tx) => {
      const { status } = await findPlayer(tx.sql, player, now);
      if (status !== 'banned') throw sayNo(`The player is ${status}, and not blocked.`);
      await unbanPlayer(tx, player);
      return { answer: DONE, before: { status }, after: { status: 'active' } };
    },
  blockBonuses:
    ({ player }, ctx) =>
    async (tx) => {
      const { is_bonus_blocked } = await findPlayer(tx.sql, player, ctx.now);
      if (is_bonus_blocked) throw sayNo('The player is blocked from bonuses already.');
      await setBonusBlock(tx, player, ctx.now);
      const notified = await notifyRule(tx, player, { name: 'rewards-blocked' }, ctx);
      return { answer: DONE, before: { is_bonus_blocked }, after: { is_bonus_blocked: true, notified } };
    },
  allowBonuses:
    ({ player }, { now }) =>
    async (tx) => {
      const { is_bonus_blocked } = await findPlayer(tx.sql, player, now);
      if (!is_bonus_blocked) throw sayNo('The player is not blocked from bonuses.');
      await setBonusBlock(tx, player, null);
      return { answer: DONE, before: { is_bonus_blocked }, after: { is_bonus_blocked: false } };
    },
  async exclude({ player, period }, { db, now }) {
    await findPlayer(db.sql, player, now);
    return async (tx) => {
      await excludePlayer(tx, player, period, now);
      return { answer: DONE, after: { period } };
    };
  },
  decideTwin:
    ({ pair, verdict, reason }, { staff, now }) =>
    async (tx) => {
      const { isDone, says } = await decidePair(tx, pair, verdict, { by: staff.name, note: reason, now });
      if (!isDone) throw sayNo(says);
      return { answer: DONE, after: { verdict, says } };
    },

  giveBonus: ({ player, key, template, amount, reason }, ctx) =>
    giveByHand({ player, key, reward: { kind: 'bonus', template, amount }, reason }, ctx),
  giveFreespins: ({ player, key, wins_to: winsTo, reason, ...pack }, ctx) =>
    giveByHand({ player, key, reward: { kind: 'freespins', ...pack, winsTo }, reason }, ctx),
  giveFreebet: ({ player, key, amount: value, days, reason }, ctx) =>
    giveByHand({ player, key, reward: { kind: 'freebet', value, days }, reason }, ctx),
  revokeBonuses:
    ({ player, product }, { now }) =>
    async (tx) => {
      await findPlayer(tx.sql, player, now);
      const revoked = await revokeBonuses(tx, player, product, now);
      if (revoked.length === 0) throw sayNo('The player has no such bonus.');
      return { answer: DONE, before: { bonuses: revoked } };
    },
  chargeBack:
    ({ player, transaction }, { now }) =>
    async (tx) => {
      await findPlayer(tx.sql, player, now);
      const payment = await noteChargeback(tx, { player, transaction }, now);
      return { answer: DONE, after: payment };
    },
  correct:
    ({ player, direction, pocket, amount, reason }, ctx) =>
    async (tx) => {
      await findPlayer(tx.sql, player, ctx.now);
      const { currency } = await balancesOf(tx.sql, player);
      const payload = correctionOf({ player, direction, pocket, cents: amount, currency });
      const wish = { kind: CORRECTION, subject: `player ${player}`, payload, reason };
      return { answer: { approval: await askApproval(tx, wish, ctx) }, after: payload };
    },
};

const unknownNote = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { note: ['unknown'] } });
