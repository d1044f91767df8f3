// Raids on staff, definitions, and players: who they are, and how they are protected.
import { added, changed, raidsOf, removed } from './raid.ts';

export const peopleRaids = raidsOf([
  // Staff.
  ['an editor is made an admin', 'staff_member', `update staff_member set role = 'admin'`, changed],
  [
    'an account of the staff from nowhere',
    'staff_member',
    `insert into staff_member (name, role, created_at) values ('eve', 'admin', now())`,
    added,
  ],
  [
    'an invitation opens at once',
    'staff_invitation',
    `update staff_invitation set starts_at = now()`,
    changed,
  ],
  ['a passkey is replaced', 'staff_passkey', `update staff_passkey set public_key = '\\x66'`, changed],
  [
    'a session of an admin from nowhere',
    'staff_session',
    `insert into staff_session (hash, member_id, started_at, last_seen_at) select '\\x01', id, now(), now()
      from staff_member where role = 'admin'`,
    added,
  ],
  ['a session with a fresh proof', 'staff_session', `update staff_session set proved_at = now()`, changed],
  ['a changed line of the back-office log', 'staff_audit', `update staff_audit set reason = 'x'`, changed],
  ['a removed line of the back-office log', 'staff_audit', 'delete from staff_audit', removed],
  [
    'the amount of a pending approval',
    'staff_approval',
    `update staff_approval set payload = payload || '{"amount": 100000}'`,
    changed,
  ],
  [
    'an approval that no one gave',
    'staff_approval',
    `update staff_approval set state = 'done', decided_at = now(), decided_by = asked_by + 1`,
    changed,
  ],
  ['a note on a player is rewritten', 'player_note', `update player_note set text = 'fine'`, changed],
  [
    'an account of the content service',
    'content_user',
    `update content_user set is_blocked = false`,
    changed,
  ],
  [
    'a token of the content service',
    'content_user_token',
    `update content_user_token set expires_at = '2030-01-01'`,
    changed,
  ],

  // Definitions.
  ['what an offer gives', 'content_entry', `update content_entry set value = '{"cash": 1000000}'`, changed],
  ['the history of a definition', 'content_change', 'delete from content_change', removed],
  [
    'a limit of approvals is raised',
    'threshold_change',
    'update threshold_change set to_value = 2000000',
    changed,
  ],
  [
    'a limit of approvals from nowhere',
    'threshold_change',
    `insert into threshold_change (name, from_value, to_value, reason, approval_id, asked_by, agreed_by, at)
      select name, to_value, 2000000, 'x', other.id, threshold_change.asked_by, agreed_by, now()
      from threshold_change, staff_approval as other where other.id <> approval_id limit 1`,
    added,
  ],
  ['the history of a limit', 'threshold_change', 'delete from threshold_change', removed],
  ['a switch', 'switch', `insert into switch (name, value) values ('payouts', '"unchecked"')`, added],
  [
    'the tier of a league, by which limits go',
    'league',
    'update league set tier = case tier when 1 then 5 else 1 end',
    changed,
  ],
  [
    'a table counts as not sealed yet',
    'sealed_table',
    `delete from sealed_table where name = 'player'`,
    removed,
  ],

  // Protection.
  ['what staff has closed opens', 'closure', 'update closure set opened_at = now()', changed],
  ['a self-exclusion is deleted', 'self_exclusion', 'delete from self_exclusion', removed],
  ['a self-exclusion ends at once', 'self_exclusion', 'update self_exclusion set ends_at = now()', changed],
  ['a deposit limit is raised', 'deposit_limit', 'update deposit_limit set cents = 99999999', changed],
  [
    'a raise of a deposit limit counts as asked for long ago',
    'deposit_limit_raise',
    `update deposit_limit_raise set asked_at = asked_at - interval '30 days'`,
    changed,
  ],
  ['a limit on losses is raised', 'play_limit', 'update play_limit set loss_cents = 99999999', changed],
  [
    'a raise of a limit counts as asked for long ago',
    'play_limit_raise',
    `update play_limit_raise set asked_at = asked_at - interval '30 days'`,
    changed,
  ],
  [
    'a reality check is put off',
    'play_sitting',
    `update play_sitting set confirmed_at = '2030-01-01'`,
    changed,
  ],

  // Identity.
  ['a player is marked as verified', 'player', 'update player set is_verified = not is_verified', changed],
  ['a ban is lifted', 'player', `update player set status = 'banned'`, changed],
  ['the identity check counts as passed', 'applicant', `update applicant set state = 'accepted'`, changed],
  [
    'a single identity check counts as passed',
    'applicant_action',
    `update applicant_action set state = 'accepted'`,
    changed,
  ],
  ['a player is made older', 'profile', `update profile set birth_date = '1970-01-01'`, changed],
  ['the terms count as accepted', 'registration', `update registration set terms_version = '9'`, changed],
  ['linked accounts count as apart', 'person_pair', `update person_pair set verdict = 'apart'`, changed],
  ['what links accounts is removed', 'person_trait', 'delete from person_trait', removed],
  [
    'a password of someone else’s choice',
    'player_password',
    `update player_password set hash = 'x'`,
    changed,
  ],
  [
    'a session of a player from nowhere',
    'session',
    `insert into session (hash, player_id, created_at, last_seen_at, ends_at)
      select '\\x01', id, now(), now(), now() + interval '1 day' from player limit 1`,
    added,
  ],
  ['a token to set a new password', 'restore_token', `update restore_token set hash = '\\x01'`, added],
  ['a one-time code', 'one_time_code', `update one_time_code set hash = '\\x01', tries = 0`, changed],
  ['where codes are sent', 'contact', `update contact set contact = 'eve@example.com'`, changed],
  ['a way to undo a new contact', 'contact_undo', 'delete from contact_undo', removed],
  [
    'a sign-in of another account',
    'social_identity',
    `update social_identity set player_id = (select max(id) from player)`,
    changed,
  ],
  [
    'a game in the name of a player',
    'game_session',
    `update game_session set player_id = (select max(id) from player)`,
    changed,
  ],
  [
    'a studio’s game in the name of a player',
    'studio_launch',
    'update studio_launch set player_id = (select max(id) from player)',
    changed,
  ],

  // Where money goes.
  ['a fraudulent destination is cleared', 'payout_destination', 'delete from payout_destination', removed],
  ['a debt is forgotten', 'player_debt', 'delete from player_debt', removed],
  [
    'a statement that a second person agreed to',
    'statement_reading',
    'update statement_reading set agreed_by = member_id + 1, agreed_at = now()',
    changed,
  ],
  ['the amount of a line of a statement', 'bank_line', 'update bank_line set cents = cents * 100', changed],
]);
