// Raids on the ledger, on rounds and their seeds, and on bets and what they are settled by.
import { added, changed, finds, raidsOf } from './raid.ts';

const odds = `with odds as (update bet_leg set odds_x1000 = 99000 returning bet_id)
  update bet set receipt = jsonb_set(receipt, '{text}', to_jsonb(regexp_replace(receipt ->> 'text', '"odds":[0-9]+',
    '"odds":99000', 'g')))`;

const gone = finds('L19', 'the books moved a round that there is not');

/** The last round of the player who has rounds, which was over at once. */
const last = `(select id from round where game = 'dice' order by number desc limit 1)`;

export const playRaids = raidsOf([
  // The ledger.
  [
    'a balance',
    'ledger_purse',
    'update ledger_purse set main = main + 100000',
    finds('L3', 'a kept balance is not what was moved'),
  ],
  [
    'the amount of an entry',
    'ledger_move',
    `update ledger_move set cents = cents * 10 where position = 1`,
    finds('L5', 'a hash does not fit its entry'),
  ],
  [
    'an entry from nowhere',
    'ledger_entry',
    `insert into ledger_entry (player_id, number, key, reason, recorded_at, hash)
      select player_id, max(number) + 1, 'x', 'deposit.settled', now(), '\\x01' from ledger_entry group by player_id`,
    finds('L5', 'a hash does not fit its entry'),
  ],

  // Rounds.
  [
    'the last round with its nonce',
    'round',
    `with gone as (delete from round where id = ${last} returning pair_id)
      update seed_pair set next_nonce = next_nonce - 1 from gone where id = gone.pair_id`,
    gone,
  ],
  [
    'all rounds of a player, with the seed',
    'round',
    'with gone as (delete from seed_pair) delete from round',
    gone,
  ],
  ['the first round', 'round', 'delete from round where nonce = 0', gone],
  ['a free spin', 'round', 'delete from round where pack_id is not null', gone],
  [
    'a round in the middle',
    'round',
    'delete from round where nonce = 1',
    finds('L20', 'the nonces of a seed have a gap'),
  ],
  [
    'a round that is missing among the numbers of a player',
    'round',
    'update round set number = 99 where nonce = 1',
    finds('L20', 'the rounds of a player have a gap'),
  ],
  [
    'the payout of a round',
    'round',
    `update round set paid_cents = paid_cents + 1 where state = 'over'`,
    finds('L19', 'a round is not what the books say'),
  ],
  [
    'the bet of a round that is over',
    'round',
    // The other numbers than those of the bet: whatever was drawn, a loss becomes a win, or the reverse.
    `update round set bet = bet || '{"side": "over", "chance": 5050}' where id = ${last}`,
    finds('L26', 'a round is not what its seed comes to'),
  ],
  [
    'the decisions of an open round',
    'round',
    `update round set decisions = '[{"field": 0}]' where state = 'open'`,
    changed,
  ],
  [
    'the bet of an open round',
    'round',
    `update round set bet = bet || '{"mines": 24}' where state = 'open'`,
    changed,
  ],
  ['the next seed of a player', 'seed_pair', `update seed_pair set commit = repeat('0', 64)`, changed],
  [
    'a nonce that is played again',
    'seed_pair',
    `update seed_pair set next_nonce = 0 where next_nonce > 0`,
    finds('L20', 'the nonces of a seed have a gap'),
  ],
  ['the seeds of a shared table', 'seed_chain', `update seed_chain set seeds = 'x'`, changed],
  ['the seed of a shared round', 'shared_round', `update shared_round set commit = repeat('0', 64)`, changed],

  // Bets.
  [
    'the odds of an open leg, times ten',
    'bet_leg',
    'update bet_leg set odds_x1000 = odds_x1000 * 10',
    finds('L43', 'a bet is not what its receipt says'),
  ],
  [
    'the odds of an open leg and of its receipt',
    'bet',
    odds,
    finds('L43', 'a receipt is not as it was sealed'),
  ],
  [
    'what a market means',
    'bet_leg',
    `update bet_leg set picks = jsonb_set(picks, '{0,spec,kind}', '"double-chance"')`,
    finds('L43', 'a bet is not what its receipt says'),
  ],
  [
    'the match that a leg is on',
    'bet_leg',
    'update bet_leg set event_id = event_id + 1',
    finds('L43', 'a bet is not what its receipt says'),
  ],
  [
    'what a leg has come to',
    'bet_leg',
    `update bet_leg set result = '{"win":1,"voidFactor":0,"deadHeat":{"places":1,"tied":1}}'`,
    finds('L43', 'a leg is not what its event came to'),
  ],
  [
    'whose bet it is',
    'bet',
    'update bet set player_id = player_id + 1',
    finds('L37', 'a bet is not what the books staked for it'),
  ],
  [
    'a lost bet that waits again',
    'bet',
    `update bet set status = 'open', settled_at = null where status = 'lost'`,
    finds('L43', 'a bet is not what its legs come to'),
  ],
  [
    'what a bet was paid',
    'bet_revision',
    'update bet_revision set paid_cents = paid_cents + 100',
    finds('L38', 'a bet did not pay what it came to'),
  ],
  [
    'what the operator owes on an outcome',
    'bet_liability',
    'update bet_liability set owed_cents = 0',
    finds('L39', 'what is owed on an outcome is not what its bets say'),
  ],
  [
    'what an open bet may win, for the caps of its events',
    'bet_leg',
    'update bet_leg set owed_cents = 0, at_stake_cents = 0',
    finds('L43', 'an open leg does not count for the caps with what its bet may pay'),
  ],
  [
    'the exchange rate of an open bet',
    'bet',
    'update bet set euro_rate = euro_rate / 100',
    finds('L43', 'an open leg does not count for the caps with what its bet may pay'),
  ],
  [
    'the day on which a bet was placed',
    'bet',
    `update bet set created_at = created_at - interval '1 day'`,
    finds('L40', 'a bet was placed at another moment than its receipt says'),
  ],
  [
    'the result of a match',
    'event',
    `update event set result = '{"ft":{"home":0,"away":1,"isOver":true}}' where status = 'resulted'`,
    changed,
  ],
  [
    'a market that is declared void',
    'voided_market',
    `insert into voided_market select id, 'result', '', 'x', now() from event where status = 'resulted'`,
    added,
  ],
  ['when an event could be bet on', 'event_phase', 'update event_phase set is_open = not is_open', changed],
  [
    'an event whose bets are all returned',
    'bet_settlement',
    'update bet_settlement set is_lapsed = true',
    changed,
  ],
  [
    'a boost that was used up',
    'boost_use',
    'update boost_use set cost_cents = 0',
    finds('L39', 'a boost was used up by something else than its bets'),
  ],
  [
    'what the whole book may lose',
    'bet_risk_scope',
    'update bet_risk_scope set loss_cents = loss_cents + 1',
    finds('L44', 'what a league or the whole book may lose is not the sum of its events'),
  ],
  [
    'the limit of what the bets of a day may pay',
    'bet',
    'update bet set day_cents = 0',
    finds('L44', "the bets of a day may pay more than their player's newest bet has stored"),
  ],
  ['the limits of a bettor', 'bettor_factor', 'update bettor_factor set factor = 5', changed],
  ['a cash-out that the player did not ask for', 'bet_sale', 'update bet_sale set percent = 100', changed],
  [
    'what a budget has left',
    'gift_budget',
    'update gift_budget set spent_cents = 0',
    finds('L41', 'a budget is not what its account holds'),
  ],
]);
