// Every call of the desk has a class. What creates money or gives power needs a second person, or is bounded for one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskCalls } from '#contract/desk/catalogue.ts';
import { openDesk } from '#tests/desk.ts';
import { attempts, bankAccount } from '#tests/desk-attempts.ts';
import { openDoors } from '#tests/doors.ts';

type Class =
  | 'reads'
  /** Of one's own account, views and notes. */
  | 'own'
  /** Stops something, ends it, or gives back what was the player's. */
  | 'stops'
  /** Says what happened, or lifts what staff has put on a player; no money and no role comes of it. */
  | 'records'
  /** One person's attempt beyond the bound is in tests/desk-attempts.ts. */
  | 'money'
  | 'power'
  /** As 'money' or 'power', with the test that shows the second person or the bound. */
  | `${'money' | 'power'}: ${string}`;

const paying = 'money: server/content-store/paying-changes.test.ts';

const classes: Readonly<Record<string, Class>> = {
  ...of(
    'reads',
    'access.me access.sessions access.passkeys approvals.list audit.list closures.list content.list content.texts',
  ),
  ...of(
    'reads',
    'budgets.list content.history content.exportAll media.list payments.list payments.counts payments.get',
  ),
  ...of(
    'reads',
    'payments.destination players.search players.get players.contacts promocodes.list queues.count',
  ),
  ...of(
    'reads',
    'closures.names staff.list thresholds.list statements.lines trading.events trading.get trading.bets trading.changes',
  ),
  ...of('reads', 'trading.preview trading.leagues trading.factors views.list'),

  ...of('own', 'access.signIn access.signOut access.passkeyOptions access.passkeySignIn access.invitation'),
  ...of('own', 'access.prove access.provePasskey access.changePassword access.endSession'),
  ...of('own', 'access.endOtherSessions access.newPasskeyOptions access.addPasskey access.removePasskey'),
  ...of('own', 'approvals.withdraw views.save views.remove'),

  ...of(
    'stops',
    'budgets.stopKind approvals.decline payments.decline payments.refuse players.endSessions players.block',
  ),
  ...of('stops', 'players.blockBonuses players.exclude players.revokeBonuses players.chargeBack'),
  ...of('stops', 'closures.close staff.remove staff.endSessions trading.suspend trading.suspendLive'),

  ...of('records', 'payments.sent payments.take payments.release players.addNote players.removeNote'),
  ...of('records', 'players.restoreNote players.unblock players.allowBonuses players.decideTwin'),
  ...of('records', 'closures.open statements.aside trading.reopen trading.reopenMany'),

  ...of('money', 'payments.approve payments.approveClean payments.credit statements.read statements.assign'),
  ...of('money', 'players.giveBonus players.giveFreespins players.giveFreebet players.correct'),
  ...of('money', 'trading.setPrice trading.setBoost trading.setMargin trading.setLimit trading.setLeague'),
  ...of('money', 'trading.setFactor trading.askResult trading.askVoid'),
  ...of('power', 'staff.invite staff.inviteAgain staff.changeRole'),

  ...of(paying, 'content.save content.remove content.rollBack content.importAll content.askChange'),
  'content.preview': 'power: server/content-store/change-risks.test.ts',
  'budgets.raise': 'money: server/desk/budgets/budgets.test.ts',
  'budgets.reopenKind': 'money: server/desk/budgets/budgets.test.ts',
  'promocodes.make': 'money: server/desk/offers/promo-codes.test.ts',
  'trading.undo': 'money: server/desk/trading/trading.test.ts',
  'trading.askCancelBet': 'money: server/desk/trading/results.test.ts',
  'approvals.approve': 'money: server/desk/approvals/approvals.test.ts',
  'thresholds.propose': 'power: server/desk/thresholds/thresholds.test.ts',
  'access.join': 'power: server/desk/people/powerful-roles.test.ts',
};

function of(kind: Class, names: string): Record<string, Class> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

const named = (pattern: RegExp) => Object.keys(classes).filter((name) => pattern.test(classes[name]!));

test('every call of the desk has a class, and what reads changes nothing', () => {
  expect(Object.keys(classes).sort()).toEqual([...deskCalls.keys()].sort());
  const reading = [...deskCalls.values()].filter(({ verb }) => verb === 'GET').map(({ name }) => name);
  expect(named(/^reads$/).sort()).toEqual(reading.sort());
});

test('what creates money or gives power is tried by one person, or names the test that tries it', async () => {
  expect(named(/^(money|power)$/).sort()).toEqual(Object.keys(attempts).sort());
  for (const name of named(/: /)) {
    const text = await readFile(join(import.meta.dirname, '../..', classes[name]!.split(': ')[1]!), 'utf8');
    const call = name.split('.')[1]!;
    expect(text.includes(name) || text.includes(`'${call}'`), name).toBe(true);
  }
});

test.for(Object.keys(attempts))(
  'one person alone, with every permission, moves nothing by %s',
  async (call) => {
    await using doors = await openDoors({ env: bankAccount });
    const desk = openDesk(doors);
    const { sql } = doors.product.db;
    const fields = await attempts[call]!({ doors, desk });
    const me = await desk.member('admin');
    const state = async () =>
      (
        await sql`
      select (select jsonb_agg(to_jsonb(ledger_purse) order by player_id) from ledger_purse) as purses,
        (select jsonb_agg(array[id::text, state] order by id) from payment where type = 'withdrawal') as payouts,
        (select count(*) from payment where state = 'paid') as paid,
        (select count(*) from bonus) + (select count(*) from freebet) + (select count(*) from freespin_pack) as given,
        (select jsonb_agg(array[id::text, role] order by id) from staff_member) as roles,
        (select count(*) from staff_invitation) as invitations,
        (select jsonb_agg(trading order by id) from event) as prices,
        (select jsonb_agg(array[id::text, status] order by id) from event) as results,
        (select count(*) from bettor_factor) as factors`
      )[0];
    const before = await state();
    const tried = await desk.send(call, fields, me);
    expect(await state()).toEqual(before);
    // A second person must agree, or the bound is named: the attempt was understood, and failed for no other cause.
    const { result, error } = tried;
    const approval = result?.approval;
    const says = JSON.stringify(error ?? result);
    if (typeof approval === 'number') {
      const decision = { approval: String(approval) };
      expect((await desk.send('approvals.approve', decision, me)).error.message).toContain('another person');
      expect(await state(), 'agreed to by oneself').toEqual(before);
    } else
      expect(says).toMatch(
        /another person|Noted|"waits":true|"left":\["|"(margin|limit|factor)":\["format"\]|review|at most/,
      );
  },
);
