// One row of each table that is sealed and that the raided house has not written by playing.
interface Ids {
  player: number;
  other: number;
  editor: number;
  admin: number;
  event: number;
  bet: string;
}

const day = `now() + interval '1 day'`;

export const rowsOf = (ids: Ids): readonly string[] => [
  ...peopleRows(ids),
  ...giftRows(ids),
  ...playRows(ids),
];

const peopleRows = ({ player, other, editor, admin }: Ids): readonly string[] => [
  `insert into closure (target, messages, closed_at, closed_by) values ('game:none', '{}', now(), 'ann')`,
  `insert into statement_reading values ('d', 1, '20000.00 EUR', ${editor}, now())`,
  `insert into staff_invitation values (${editor}, '\\x01', 'x', ${day})`,
  `insert into staff_passkey values ('k', ${editor}, '\\x01', 0, '', 'k', now())`,
  `insert into staff_session (hash, member_id, started_at, last_seen_at) values ('\\x02', ${editor}, now(), now())`,
  `insert into staff_audit (at, member_id, member_name, call, subject, reason, outcome, address)
    values (now(), ${editor}, 'ann', 'payments.approve', 'payment 1', 'seen', 'done', '127.0.0.1')`,
  `insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at)
    values ('correction', 'player ${player}', '{"amount": 100}', 'a mistake', ${editor}, now())`,
  `insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at)
    values ('threshold.money', 'threshold x', '{}', 'growth', ${editor}, now())`,
  `insert into threshold_change (name, from_value, to_value, reason, approval_id, asked_by, agreed_by, at)
    select 'payments-two-persons', 1000000, 1500000, reason, id, ${editor}, ${admin}, now() from staff_approval
    where kind = 'threshold.money'`,
  `insert into player_note (player_id, member_id, text, written_at) values (${player}, ${admin}, 'looks odd', now())`,
  `insert into content_user (username, email, is_blocked, created_at, updated_at)
    values ('u', 'u@example.com', true, now(), now())`,
  `insert into content_user_token select '\\x01', id, 'reset', ${day} from content_user`,
  `insert into content_entry (kind, name, value, version, is_changed, changed_at, changed_by)
    values ('offers', '1', '{"cash": 5}', 1, true, now(), 'ann')`,
  `insert into league (producer, sysname, sport, name, category, tier, is_virtual)
    values ('test', 'raided', 'football', 'Cup', 'Latvia', 3, false)`,
  `insert into content_change (kind, name, locale, version, after, changed_at, changed_by, note)
    values ('offers', '1', '', 1, '{"cash": 5}', now(), 'ann', '')`,
  `insert into self_exclusion (player_id, period, set_at) values (${other}, 'permanent', now())`,
  `insert into deposit_limit (player_id, cents, period, set_at) values (${player}, 100, 'day', now())`,
  `insert into deposit_limit_raise values (${player}, 1000, 'day', 'USD', now())`,
  `insert into play_limit (player_id, loss_cents, loss_days) values (${other}, 100, 1)`,
  `insert into play_limit_raise values (${other}, 'loss', 1000, 1, null, 'USD', now())`,
  `insert into play_sitting values (${other}, now(), 1, now())`,
  `insert into applicant (player_id, applicant_id, state, created_at) values (${player}, 'a', 'refused', now())`,
  `insert into applicant_action (external_action_id, player_id, created_at) values ('a', ${player}, now())`,
  `insert into profile (player_id, birth_date) values (${player}, '2010-01-01')`,
  `insert into registration (player_id, auth_type, registered_at) values (${player}, 'email', now())`,
  `insert into person_pair (player_id, other_id, kinds, found_at)
    values (least(${player}, ${other}), greatest(${player}, ${other}), '{browser}', now())`,
  `insert into person_trait values (${player}, 'browser', 'p', now())`,
  `insert into player_password (player_id, hash, changed_at) values (${player}, 'h', now())`,
  `insert into restore_token values ('\\x02', ${player}, ${day})`,
  `insert into one_time_code (player_id, purpose, contact, hash, sent_at, expires_at, asker)
    values (${player}, 'sign-in', 'c', '\\x02', now(), ${day}, 'a')`,
  `insert into contact (player_id, type, contact, created_at) values (${player}, 'email', 'p@example.com', now())`,
  `insert into contact_undo select '\\x02', id, ${day} from contact where contact = 'p@example.com'`,
  `insert into social_identity values ('i', 's', ${player}, now())`,
  `insert into studio_launch select '\\x02', 'studio', 'game', ${player}, hash, null, ${day} from session limit 1`,
  `insert into payout_destination values ('f', 'fraudulent', now())`,
  `insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
      created_at, changed_at, looked_at, settled_at)
    values ('paid', ${player}, 1, 'deposit', 1, 'card', 'stripe', 'USD', 1000, 'paid', now(), now(), now(), now())`,
  `insert into fact (at, name, player_id, data)
    values (now(), 'deposit.settled', ${player}, '{"transaction": "paid", "currency": "USD", "amount": 1000}')`,
  `insert into player_debt values (${other}, 'USD', 5, now())`,
  `insert into bank_line (iban, line, direction, currency, cents, party, message, read_at)
    values ('LV1', '1', 'in', 'EUR', 100, 'p', 'm', now())`,
];

const giftRows = ({ player }: Ids): readonly string[] => [
  `insert into bonus (key, player_id, product, template, state, currency, amount_cents, required_cents, terms,
      priority, giver, source, days_to_play, granted_at, activate_by, ends_at)
    values ('b', ${player}, 'casino', 'gift', 'available', 'USD', 1000, 30000, '{}', 1, 'offer', '1', 7, now(), ${day},
      ${day})`,
  `insert into freebet (key, player_id, currency, value_cents, odds_min_x1000, source, granted_at, expires_at)
    values ('f', ${player}, 'USD', 100, 1500, 'offer', now(), ${day})`,
  `insert into freespin_pack (id, player_id, game, rounds, stake_cents, currency, wins_to, source, granted_at,
      expires_at)
    values ('p', ${player}, 'dice', 10, 10, 'USD', 'main', 'offer', now(), ${day})`,
  `insert into given_reward values (${player}, 'k', 'offer', '1', 'USD', '{"kind": "cash"}', now())`,
  `insert into held_reward values (${player}, 'k', 'level', 'cash', 'USD', 500, null, now(), '{}')`,
  `insert into gift_budget values ('offer', 'raided', 100, 50, now())`,
  `insert into gift_stop (kind, why, stopped_by, stopped_at) values ('offer', 'w', 'ann', now())`,
  `insert into gift_outflow values ('offer', '2026-03-01', 5, 1, 100, 500)`,
  `insert into promo_code (code, kind, offer_id, max, created_at) values ('GIFT', 'shared', 1, 1, now())`,
  `insert into offer_claim (player_id, offer_id, number, cause, rule, currency, state, created_at, changed_at)
    values (${player}, 1, 1, 'deposit', '{"rewards": [{"amount": 1}]}', 'USD', 'open', now(), now())`,
  `insert into promo_activation (code_id, player_id, offer_id, state, activated_at)
    select id, ${player}, 1, 'released', now() from promo_code`,
  `insert into offer_choice values ('t', ${player}, 1, '{"share": 1}', now())`,
  `insert into offer_count values (1, 'all', 1)`,
  `insert into sign_in_streak values (${player}, '2026-03-01', 2)`,
  `insert into cashback_period values (1, now(), ${day}, '{"rate": 5}')`,
  `insert into cashback (player_id, rule, starts_at, ends_at, currency, status, staked_cents, won_cents, given_cents,
      carried_cents, base_cents, rate_ppm, amount_cents, closed_at)
    select ${player}, rule, starts_at, ends_at, 'USD', 'expired', 100, 0, 0, 0, 100, 50000, 5, now() from cashback_period`,
  `insert into cashback_mark values (${player}, 1, 3, 0)`,
  `insert into coin_entry (player_id, key, microcoins, reason, recorded_at) values
    (${player}, 'play:2026-03-01', 9000000, 'play', now()), (${player}, 'c', -4000000, 'character', now())`,
  `insert into coin_purse values (${player}, 5000000, 0, now())`,
  `insert into loyalty_day values (${player}, '2026-03-01', 7000000)`,
  `insert into loyalty_player (player_id, micropoints, streak_days) values (${player}, 7000000, 2)`,
  `insert into loyalty_level_up values (${player}, 2, now(), '{"coins": 5}')`,
  `insert into loyalty_order (id, player_id, product_id, microcoins, reward, state, made_at)
    values ('o', ${player}, 1, 0, '{"cash": 5}', 'new', now())`,
  `insert into loyalty_stock values (1, 1)`,
  `insert into loyalty_quest (player_id, quest, turn, state, terms, started_at)
    values (${player}, 'q', '', 'started', '{"rewards": [1]}', now())`,
  `insert into loyalty_round (round_id, player_id, day, cost, micropoints, microcoins)
    values ('r', ${player}, '2026-03-01', 1, 1, 1)`,
  `insert into tournament_run (tournament, state, opens_at, starts_at, ends_at, terms, promised_cents, participants,
      points)
    values ('cup', 'RUNNING', now(), now(), ${day}, '{"prizes": [1]}', 0, 1, 10)`,
  `insert into tournament_player (run_id, player_id, joined_at, currency, fee_cents, points, total)
    select id, ${player}, '2026-03-01', 'USD', 0, 10, 10 from tournament_run`,
  `insert into tournament_round select id, ${player}, 'r', 'dice', 10, now() from tournament_run`,
  `insert into tournament_prize select id, ${player}, 1, '{"coins": 5}', 'EUR', 0, now() from tournament_run`,
  `insert into tournament_bucket select id, 0, 1 from tournament_run`,
  `insert into jackpot values (1, '{"odds": 1000}', '{}', true, 0)`,
  `insert into jackpot_cycle (jackpot_id, number, state, commit, server_seed, drawn_at)
    values (1, 1, 'next', 'c', 's', now())`,
  `insert into jackpot_win (jackpot_id, cycle, round_id, player_id, game, currency, staked_cents, pot_cents, trigger,
      measure_before, measure_after, won_at)
    values (1, 1, 'r', ${player}, 'dice', 'USD', 10, 5, 5, 1, 9, now())`,
];

const playRows = ({ player, other, event, bet }: Ids): readonly string[] => [
  `insert into seed_chain (game, number, anchor, length, seeds, created_at) values ('rocket', 1, 'a', 5, 's', now())`,
  `insert into shared_round (game, definition, chain_id, position, commit, phase, opens_at, closes_at, runs_at)
    select 'rocket', 'd', id, 1, 'c', 'open', now(), ${day}, ${day} from seed_chain`,
  `insert into event_phase values (${event}, 9, 'live', true, now(), now()) on conflict do nothing`,
  `insert into bet_sale values ('${bet}', ${player}, 50, 1, '{}', now(), now())`,
  `insert into boost_use values (${event}, 'result', '1', ${player}, 100, 5)`,
  `insert into bettor_factor values (${other}, 0.1, '', 'ann', now())`,
];
