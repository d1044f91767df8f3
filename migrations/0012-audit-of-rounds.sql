-- The last rules of the books: what a round may pay, what a rollback gives back, and what a pool may give away. They
-- stand before the first game does, so that no game is ever without them.

-- A fact of a round is named after it: round:{id}:staked, round:{id}:won, round:{id}:rolled_back; what comes several
-- times in one round has more words behind. What of its player's money each took (below nothing) or gave, by round.
create view ledger_round as
select entry.player_id, entry.number, entry.key, entry.reason, split_part(entry.key, ':', 2) as round, currency,
  sum(cents) as cents
from ledger_entry as entry join ledger_side as side using (player_id, number)
where reason in ('round.staked', 'round.won', 'round.rolled_back') and path like 'player:%'
group by entry.player_id, entry.number, entry.key, entry.reason, currency;

create view audit_l7 as
with undone as (
  select player_id, round, currency, count(*) as times, sum(cents) as cents, min(key) as key
  from ledger_round where reason = 'round.rolled_back' group by player_id, round, currency
),
staked as (
  select player_id, round, currency, -sum(cents) as cents
  from ledger_round where reason = 'round.staked' group by player_id, round, currency
)
select 'a round was rolled back twice' as rule, key as subject, format('player %s, %s times', player_id, times) as detail
from undone where times > 1
union all
select 'a rollback gave back something else than the stake', key,
  format('player %s: staked %s, given back %s', player_id, coalesce(staked.cents, 0), undone.cents)
from undone left join staked using (player_id, round, currency)
where times = 1 and undone.cents is distinct from staked.cents
union all
select 'a round was rolled back and won', won.key, format('player %s', player_id)
from undone join ledger_round as won using (player_id, round) where won.reason = 'round.won';
comment on view audit_l7 is 'a stake is given back once at most, whole, and then wins nothing';

create view audit_l8 as
select 'a win has no stake before it' as rule, key as subject, format('player %s, entry %s', player_id, number) as detail
from ledger_round as won
where reason = 'round.won' and not exists (
  select from ledger_round as staked
  where staked.reason = 'round.staked' and staked.player_id = won.player_id and staked.round = won.round
    and staked.currency = won.currency and staked.number < won.number
)
union all
select 'a round paid before it was staked', key, format('player %s, entry %s', player_id, number)
from ledger_entry join ledger_move using (player_id, number)
where reason = 'round.played' and position = 1 and from_path not like 'player:%';
comment on view audit_l8 is 'a win has its stake before it, of the same player, round and currency';

-- A pool is a book of the house: house:pool-jackpot.
create view audit_l12 as
select 'a pool gave away more than was put in' as rule, path as subject, format('%s %s', sum(cents), currency) as detail
from ledger_side where path like 'house:pool-%' group by path, currency having sum(cents) < 0;
comment on view audit_l12 is 'a pool holds what was put in less what was given away, and never gives away more';
