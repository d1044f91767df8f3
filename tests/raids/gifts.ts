// Raids on what the operator gives: bonuses, free bets, packs, coins, points, cashback, tournaments and jackpots.
import { added, changed, finds, raidsOf, removed } from './raid.ts';

export const giftRaids = raidsOf([
  ['the requirement of a bonus', 'bonus', 'update bonus set required_cents = 0', changed],
  [
    'the turnover of a bonus',
    'bonus',
    'update bonus set turnover_hundredths = required_cents * 100',
    changed,
  ],
  ['the cap of a bonus', 'bonus', 'update bonus set cap_cents = 99999999', changed],
  [
    'a free bet from nowhere',
    'freebet',
    `insert into freebet (key, player_id, currency, value_cents, odds_min_x1000, source, granted_at, expires_at)
      select 'x', player_id, 'USD', 100000, 1000, 'offer', now(), now() + interval '1 day' from freebet limit 1`,
    added,
  ],
  ['the value of a free bet', 'freebet', 'update freebet set value_cents = 100000', changed],
  [
    'a free bet that was staked, once more',
    'freebet',
    `update freebet set expires_at = '2030-01-01'`,
    changed,
  ],
  [
    'a pack of free spins from nowhere',
    'freespin_pack',
    `insert into freespin_pack (id, player_id, game, rounds, stake_cents, currency, wins_to, source, granted_at,
        expires_at)
      select 'x', player_id, 'dice', 1000, 100, 'USD', 'main', 'offer', now(), now() + interval '1 day'
      from freespin_pack limit 1`,
    added,
  ],
  ['the stake of a pack', 'freespin_pack', 'update freespin_pack set stake_cents = 5000', changed],
  [
    'the used rounds of a pack',
    'freespin_pack',
    'update freespin_pack set used = used + 1',
    finds('L25', 'a pack counts other rounds than were played'),
  ],
  ['a reward is hidden from the player’s page', 'given_reward', 'delete from given_reward', removed],
  ['a reward that waits', 'held_reward', `update held_reward set given = '{"kind": "cash"}'`, changed],
  ['gifts that were stopped', 'gift_stop', 'update gift_stop set reopened_at = now()', changed],
  ['what a day gave', 'gift_outflow', 'update gift_outflow set given_cents = 0', changed],
  [
    'the rewards of a claim',
    'offer_claim',
    `update offer_claim set rule = '{"rewards": [{"amount": 9}]}'`,
    changed,
  ],
  ['the rule of a chosen offer', 'offer_choice', `update offer_choice set rule = '{"share": 900}'`, changed],
  ['how often an offer was given', 'offer_count', 'update offer_count set given = 0', changed],
  ['the days of a streak of sign-ins', 'sign_in_streak', 'update sign_in_streak set days = 100', changed],
  ['a code that may be used more often', 'promo_code', 'update promo_code set max = 1000', changed],
  ['a code that waits again', 'promo_activation', `update promo_activation set offer_id = 9`, changed],
  [
    'the uses of a code',
    'promo_code',
    'update promo_code set used = used + 1',
    finds('L30', 'a code counts other uses than there were'),
  ],

  // Cashback.
  ['the amount of a cashback', 'cashback', 'update cashback set amount_cents = 99999', changed],
  ['stakes that are counted twice', 'cashback_mark', 'update cashback_mark set number = 0', changed],
  [
    'the terms of a cashback',
    'cashback_period',
    `update cashback_period set terms = '{"rate": 90}'`,
    changed,
  ],

  // Coins and points.
  [
    'coins from nowhere',
    'coin_entry',
    `with entry as (
        insert into coin_entry (player_id, key, microcoins, reason, recorded_at)
        select player_id, 'x', 1000000000, 'reward', now() from coin_purse returning player_id, microcoins)
      update coin_purse set microcoins = coin_purse.microcoins + entry.microcoins from entry
      where entry.player_id = coin_purse.player_id`,
    added,
  ],
  [
    'coins of a day’s play',
    'coin_entry',
    `with entry as (
        update coin_entry set microcoins = microcoins + 1000000000 where reason = 'play' returning player_id)
      update coin_purse set microcoins = microcoins + 1000000000 from entry where entry.player_id = coin_purse.player_id`,
    changed,
  ],
  [
    'coins of a day without play',
    'coin_entry',
    `with entry as (
        insert into coin_entry (player_id, key, microcoins, reason, recorded_at)
        select player_id, 'play:2020-01-01', 1000000000, 'play', now() from coin_purse returning player_id)
      update coin_purse set microcoins = microcoins + 1000000000 from entry where entry.player_id = coin_purse.player_id`,
    added,
  ],
  [
    'spent coins come back',
    'coin_entry',
    `with entry as (delete from coin_entry where reason = 'character' returning player_id, microcoins)
      update coin_purse set microcoins = coin_purse.microcoins - entry.microcoins from entry
      where entry.player_id = coin_purse.player_id`,
    removed,
  ],
  [
    'a purse of coins',
    'coin_purse',
    'update coin_purse set microcoins = microcoins + 5000000',
    finds('L31', 'a purse of coins is not what its entries say'),
  ],
  [
    'points from nowhere',
    'loyalty_day',
    `with day as (
        insert into loyalty_day (player_id, day, micropoints)
        select player_id, '2020-01-01', 1000000000 from loyalty_player returning player_id, micropoints)
      update loyalty_player set micropoints = loyalty_player.micropoints + day.micropoints from day
      where day.player_id = loyalty_player.player_id`,
    added,
  ],
  [
    'more points of a day',
    'loyalty_day',
    `with day as (update loyalty_day set micropoints = micropoints + 1000000000 returning player_id)
      update loyalty_player set micropoints = micropoints + 1000000000 from day
      where day.player_id = loyalty_player.player_id`,
    changed,
  ],
  [
    'points of all days',
    'loyalty_player',
    'update loyalty_player set micropoints = micropoints + 1000000000',
    finds('L32', 'points are not what the days have brought'),
  ],
  ['the days of a streak of play', 'loyalty_player', 'update loyalty_player set streak_days = 100', changed],
  [
    'the gift of a level',
    'loyalty_level_up',
    `update loyalty_level_up set gift = '{"coins": 9999}'`,
    changed,
  ],
  ['the reward of an order', 'loyalty_order', `update loyalty_order set reward = '{"cash": 9999}'`, changed],
  [
    'a product that is not sold out',
    'loyalty_stock',
    'update loyalty_stock set sold = 0',
    finds('L32', 'a product counts other orders than were made'),
  ],
  [
    'the progress of a quest',
    'loyalty_quest',
    `update loyalty_quest set progress = '[{"done": 99}]'`,
    changed,
  ],
  ['the reward of a quest', 'loyalty_quest', `update loyalty_quest set terms = '{"rewards": []}'`, changed],
  [
    'what a studio’s round brought',
    'loyalty_round',
    'update loyalty_round set microcoins = -1000000000',
    changed,
  ],

  // Tournaments and jackpots.
  [
    'the terms of a tournament',
    'tournament_run',
    `update tournament_run set terms = '{"prizes": []}'`,
    changed,
  ],
  [
    'what a tournament has earned',
    'tournament_run',
    'update tournament_run set cost_hundredths = 99999999',
    changed,
  ],
  [
    'points of a tournament',
    'tournament_round',
    `with round as (update tournament_round set score = score + 1000 returning run_id, player_id)
      update tournament_player set points = points + 1000, total = total + 1000 from round
      where round.run_id = tournament_player.run_id and round.player_id = tournament_player.player_id`,
    changed,
  ],
  ['a fee that was not paid', 'tournament_player', 'update tournament_player set joined_at = now()', changed],
  ['the streak of wins in a row', 'tournament_player', 'update tournament_player set streak = 50', changed],
  [
    'a prize of a tournament',
    'tournament_prize',
    `update tournament_prize set prize = '{"coins": 9999}'`,
    changed,
  ],
  [
    'who plays in a bucket',
    'tournament_bucket',
    'update tournament_bucket set players = players + 1',
    finds('L33', 'buckets hold other players than have points'),
  ],
  ['the terms of a jackpot', 'jackpot', `update jackpot set terms = '{"odds": 1}'`, changed],
  [
    'the reserve of a jackpot',
    'jackpot',
    'update jackpot set reserve_micros = reserve_micros + 100000000',
    finds('L34', 'a reserve is not what the books hold for it'),
  ],
  [
    'when a jackpot falls',
    'jackpot_cycle',
    `update jackpot_cycle set server_seed = repeat('0', 64)`,
    changed,
  ],
  ['how near a jackpot is', 'jackpot_cycle', 'update jackpot_cycle set tickets = tickets + 100000', changed],
  ['who won a jackpot', 'jackpot_win', 'update jackpot_win set player_id = player_id + 1', changed],
]);
