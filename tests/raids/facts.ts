// Raids on facts, from which rewards are calculated, and on how far their consumers have read.
import { added, changed, finds, raidsOf } from './raid.ts';

const invented = finds('L47', 'a fact has no cause');
const missing = finds('L47', 'what happened has no fact');
const different = finds('L47', 'a fact is not what happened');
const miscounted = finds('L47', 'a consumer has not passed as many facts as there are before it');

const invent = (name: string, change: string) =>
  `insert into fact (at, name, player_id, data)
    select at, name, player_id, data || '${change}' from fact where name = '${name}' limit 1`;

export const factRaids = raidsOf([
  ['a round that nobody played', 'fact', invent('round.settled', '{"round": "x"}'), invented],
  ['a round that counts twice', 'fact', invent('round.settled', '{}'), different],
  [
    'a stake that counts ten times',
    'fact',
    `update fact set data = data || '{"staked": 1000}' where name = 'round.settled'`,
    different,
  ],
  [
    'a stake of bonus money that counts as own money',
    'fact',
    `update fact set data = data || '{"stakedBonus": -1}' where name = 'round.settled'`,
    different,
  ],
  [
    'a win that was another player’s',
    'fact',
    `update fact set player_id = player_id + 1 where name = 'round.settled'`,
    different,
  ],
  ['a round in another game', 'fact', `update fact set data = data || '{"game": "x"}'`, different],
  ['a lost round that does not count', 'fact', `delete from fact where name = 'round.settled'`, missing],
  ['a bet that does not count', 'fact', `delete from fact where name = 'bet.settled'`, missing],
  ['a bet that nobody placed', 'fact', invent('bet.placed', '{"bet": "x"}'), invented],
  ['a bet that counts twice', 'fact', invent('bet.settled', '{}'), different],
  [
    'a stake of a bet that counts ten times',
    'fact',
    `update fact set data = data || '{"staked": 9999}' where name = 'bet.settled'`,
    changed,
  ],
  ['a deposit that nobody paid', 'fact', invent('deposit.settled', '{"transaction": "x"}'), invented],
  [
    'a deposit that counts ten times',
    'fact',
    `update fact set data = data || '{"amount": 99999999}' where name = 'deposit.settled'`,
    different,
  ],
  [
    'a level that was not reached',
    'fact',
    `insert into fact (at, name, player_id, data) select now(), 'level.reached', id, '{"level": 9}' from player`,
    invented,
  ],
  [
    'a sign-in of a day without one',
    'fact',
    `insert into fact (at, name, player_id, data) select now(), 'player.signed_in', id, '{}' from player`,
    added,
  ],
  [
    'a bet that was read as something else',
    'fact',
    `update fact set name = 'player.signed_in' where name = 'bet.placed'`,
    changed,
  ],
  [
    'a fact put before the position of its consumers',
    'fact',
    `insert into fact (transaction, id, at, name, data) values ('1', 1, now(), 'content.changed', '{}')`,
    miscounted,
  ],

  [
    'a consumer that passes over facts',
    'fact_reader',
    `update fact_reader set (transaction, id) = (select transaction, id from fact order by 1, 2 limit 1)`,
    miscounted,
  ],
  [
    'a consumer that reads all facts again',
    'fact_reader',
    `update fact_reader set transaction = '0', id = 0, passed = 0`,
    changed,
  ],
  [
    'a consumer put back to a former row',
    'fact_reader',
    `update fact_reader set passed = 0, transaction = '0', id = 0`,
    finds('L47', 'a consumer was moved back'),
  ],
  [
    'a consumer that waits for years',
    'fact_reader',
    `update fact_reader set transaction = (transaction::text::bigint + 1000000)::text::xid8`,
    finds('L47', 'a consumer is where no transaction has been'),
  ],
]);
