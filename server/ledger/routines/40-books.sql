-- The books as they are read: both ends of every move, pockets, what the house owes, and rounds.

-- Both ends of every move, and every pocket as its purse keeps it.
create or replace view ledger_side as
select player_id, number, position, from_path as path, currency, -cents as cents from ledger_move
union all
select player_id, number, position, to_path, currency, cents from ledger_move;

create or replace view ledger_pocket as
select player_id, 'player:' || player_id || ':' || pocket.name as path, currency, pocket.cents
from ledger_purse, lateral (
  values ('main', main), ('bonus', bonus), ('betting_bonus', betting_bonus), ('held', held), ('fun', fun)
) as pocket (name, cents);

-- What the operator owes all players, by currency: the liability report. Play money is owed to nobody.
create or replace view ledger_liability as
select currency, sum(main) as main, sum(bonus) as bonus, sum(betting_bonus) as betting_bonus, sum(held) as held,
  sum(main + bonus + betting_bonus + held) as total
from ledger_purse where player_id > 0 group by currency;

-- A fact of a round is named after it: round:{id}:staked, round:{id}:won, round:{id}:rolled_back; what comes several
-- times in one round has more words behind. What of its player's money each took (below nothing) or gave, by round; of a
-- free spin what the house staked for them.
create or replace view ledger_round as
select entry.player_id, entry.number, entry.key, entry.reason, split_part(entry.key, ':', 2) as round, currency,
  sum(cents) as cents
from ledger_entry as entry join ledger_side as side using (player_id, number)
where reason in ('round.staked', 'round.won', 'round.rolled_back') and (path like 'player:%' or path = 'house:bonuses')
group by entry.player_id, entry.number, entry.key, entry.reason, currency;
