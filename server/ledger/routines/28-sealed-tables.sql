-- Which tables are sealed, row by row, and which of their columns are not. A column is left out where it changes with every
-- round or bet, and then an inspection derives it or it has a seal in its row, or where nothing depends on it. New columns
-- are sealed unless they are named here. Tables that are not here are listed with their reason in
-- server/ledger/every-table.test.ts.
create or replace function sealed_tables() returns table (name text, columns text[], condition text)
language sql stable as $$
  select sealed.name, array(
    select attname::text from pg_attribute
    where attrelid = to_regclass(sealed.name) and attnum > 0 and not attisdropped
      and not attname = any (sealed.open::text[])
    order by attname),
    -- Coins of a day's play grow with every round, and have a seal in their row.
    case sealed.name when 'coin_entry' then '$row.reason <> ''play''' end
  from (values
    ('sealed_table', '{}'),

    -- Who may do what, and what they did.
    ('staff_member', '{totp_step}'),
    ('staff_invitation', '{}'),
    ('staff_passkey', '{counter, last_used_at}'),
    ('staff_session', '{last_seen_at}'),
    ('staff_audit', '{}'),
    ('staff_approval', '{}'),
    ('player_note', '{}'),
    ('content_user', '{}'),
    ('content_user_token', '{}'),
    ('switch', '{}'),
    ('threshold_change', '{}'),
    ('closure', '{}'),

    -- Definitions, which decide what is paid.
    ('content_entry', '{seed}'),
    ('content_change', '{}'),
    ('league', '{}'),
    ('tournament_run', '{participants, points, cost_hundredths, seal}'),
    ('jackpot', '{reserve_micros}'),                                 -- derived by L34
    ('jackpot_cycle', '{is_window_told, house_cents, reserved_micros, forced_micros, pot_micros, tickets, last_bet_at,
      rounds, seal}'),

    -- Players: who they are, how they are protected, where their money goes.
    ('player', '{fakename, locale, is_subscribed}'),
    ('player_password', '{}'),
    ('session', '{last_seen_at}'),
    ('restore_token', '{}'),
    ('one_time_code', '{}'),
    ('contact', '{is_subscribed}'),
    ('contact_undo', '{}'),
    ('social_identity', '{}'),
    ('profile', '{}'),
    ('registration', '{}'),
    ('applicant', '{looked_at}'),
    ('applicant_action', '{looked_at}'),
    ('person_pair', '{}'),
    ('person_trait', '{}'),
    ('self_exclusion', '{}'),
    ('deposit_limit', '{}'),
    ('deposit_limit_raise', '{}'),
    ('play_limit', '{}'),
    ('play_limit_raise', '{}'),
    ('play_sitting', '{}'),
    ('payout_destination', '{}'),
    ('player_debt', '{}'),
    -- How far a consumer of facts has read has a seal in its row; a line each hour keeps an older row from coming back.
    ('fact_reader', '{transaction, id, at, failed_at, trouble, passed, seal}'),
    ('bank_line', '{}'),
    ('statement_reading', '{}'),

    -- What the operator gives.
    ('bonus', '{turnover_hundredths, seal}'),
    ('freebet', '{}'),
    ('freespin_pack', '{used, won_cents}'),                          -- derived by L25, L27
    ('given_reward', '{}'),
    ('held_reward', '{}'),
    ('gift_stop', '{}'),                                -- gift_budget: derived by L41
    ('gift_outflow', '{}'),
    ('offer_claim', '{}'),
    ('offer_choice', '{}'),
    ('offer_count', '{}'),
    ('sign_in_streak', '{}'),
    ('promo_code', '{used}'),                                        -- derived by L30
    ('promo_activation', '{}'),
    ('cashback', '{}'),
    ('cashback_mark', '{}'),
    ('cashback_period', '{}'),
    ('jackpot_win', '{}'),
    ('tournament_prize', '{}'),
    ('tournament_player', '{points, total, reached_at, staked_cents, rounds, best, streak, seal}'),
    ('coin_entry', '{seal}'),
    ('loyalty_player', '{micropoints, frame_product_id}'),           -- derived by L32; a look
    ('loyalty_level_up', '{}'),
    ('loyalty_order', '{}'),

    -- What games are played with.
    ('seed_pair', '{next_nonce}'),                                   -- derived by L20
    ('seed_chain', '{used}'),
    ('shared_round', '{phase, runs_at, ended_at, settled_at, steps}'), -- replayed by L26
    ('studio_launch', '{}'),
    ('game_session', '{last_seen_at}'),

    -- What bets depend on.
    ('bettor_factor', '{}'),
    ('voided_market', '{}'),
    ('event_phase', '{}'),
    ('bet_sale', '{}'),
    ('bet_settlement', '{version, state, at, watched_until}'),
    -- What a producer moves with every message is open. Of a match in play bets are settled by what is certain.
    ('event', '{home, away, names, chances, moment, incidents, pause, sequence, version, moved_at, changed_at}')
  ) as sealed (name, open)
$$;

-- Tables whose rows carry a seal of their own, for columns that change with every round or bet. Rows that do not meet the
-- condition are not sealed.
create or replace function tables_sealed_in_rows() returns table (name text, columns text[], condition text)
language sql stable as $$
  select sealed.name, array(select unnest(sealed.columns::text[]) order by 1), sealed.condition
  from (values
    -- A round is sealed until it has ended; from then on the ledger, its seed and its nonce say what it was.
    ('round', '{id, player_id, number, game, definition, pair_id, nonce, shared_round_id, pack_id, bonus_id, bet, decisions, currency,
      staked_cents, bonus_cents, paid_cents, state, words, started_at, studio, studio_ref}', '$row.state = ''open'''),
    -- Rounds that are over are laid beside their facts (L47).
    ('fact', '{transaction, id, at, name, player_id, data}', '$row.name <> ''round.settled'''),
    ('fact_reader', '{name, transaction, id, passed, passed_least}', null),
    ('bonus', '{id, key, turnover_hundredths}', null),
    ('coin_entry', '{player_id, key, microcoins, reason, recorded_at}', '$row.reason = ''play'''),
    ('loyalty_day', '{player_id, day, micropoints}', null),
    ('loyalty_quest', '{player_id, quest, turn, state, terms, progress, started_at, ends_at, completed_at, claimed_at}', null),
    ('loyalty_round', '{round_id, player_id, day, cost, micropoints, microcoins, counted}', null),
    ('tournament_run', '{id, participants, points, cost_hundredths}', null),
    ('jackpot_cycle', '{jackpot_id, number, house_cents, reserved_micros, forced_micros, pot_micros, tickets, rounds}', null),
    ('tournament_player', '{run_id, player_id, points, total, reached_at, staked_cents, rounds, best, streak}', null),
    ('tournament_round', '{run_id, player_id, round_id, game, score, at, reset_at}', null)
  ) as sealed (name, columns, condition)
$$;

do $$
declare
  sealed record;
begin
  -- Rows that were sealed with other columns are sealed by these until a start has sealed them again.
  for sealed in
    select name, coalesce(known.columns, one.columns) as columns, condition
    from sealed_tables() as one left join sealed_table as known using (name)
  loop
    perform seal_install(sealed.name, sealed.columns, sealed.condition);
  end loop;
  for sealed in
    select one.name, coalesce(known.columns, one.columns) as columns, condition
    from tables_sealed_in_rows() as one left join sealed_table as known on known.name = one.name || '.seal'
  loop
    perform seal_install_in_row(sealed.name, sealed.columns, sealed.condition);
  end loop;
end
$$;
