-- The rules of the books that are about our own games: a round says what was staked and paid, and here the books are
-- laid beside it.

create or replace view audit_l19 as
with book as (
  select split_part(key, ':', 2) as id, player_id, currency,
    sum(cents) filter (where from_path like 'player:%' or from_path = 'house:bonuses') as staked,
    sum(cents) filter (where from_path like 'player:%bonus') as staked_bonus,
    sum(cents) filter (where (to_path like 'player:%' or to_path in ('house:pool-bonuses', 'house:bonuses'))
      and reason in ('round.won', 'round.played')) as paid,
    sum(cents) filter (where (to_path like 'player:%' or to_path = 'house:bonuses') and reason = 'round.rolled_back')
      as given_back
  from ledger_entry join ledger_move using (player_id, number)
  where key like 'round:%' group by 1, 2, 3
)
select 'a round is not what the books say' as rule, round.id as subject,
  format('player %s, %s: staked %s, of it bonus %s, paid %s; moved %s, %s, %s, given back %s', round.player_id,
    round.state, round.staked_cents, round.bonus_cents, round.paid_cents, book.staked, coalesce(book.staked_bonus, 0),
    coalesce(book.paid, 0), coalesce(book.given_back, 0)) as detail
from round left join book using (id, player_id, currency)
where studio is null and (round.staked_cents, round.bonus_cents, round.paid_cents, case when round.state = 'void' then round.staked_cents else 0 end)
  is distinct from
  (book.staked, coalesce(book.staked_bonus, 0), coalesce(book.paid, 0), coalesce(book.given_back, 0))
union all
select 'the books moved a round that there is not', book.id, format('player %s: staked %s', player_id, staked)
from book
where not exists (select from round where round.id = book.id and round.player_id = book.player_id);
comment on view audit_l19 is 'a round staked, paid and gave back what the books moved for it';

create or replace view audit_l20 as
with used as (
  select pair_id as id, count(*) as rounds, min(nonce) as first, max(nonce) as last, count(distinct player_id) as players,
    min(player_id) as player_id
  from round where pair_id is not null group by pair_id
)
select 'the nonces of a seed have a gap' as rule, 'seed ' || id as subject,
  format('player %s: %s rounds from %s to %s, next is %s', seed_pair.player_id, coalesce(rounds, 0), first, last,
    next_nonce) as detail
from seed_pair left join used using (id)
where coalesce(rounds, 0) <> next_nonce or coalesce(last + 1, 0) <> next_nonce or coalesce(first, 0) <> 0
union all
select 'a round was made from the seed of another player', 'seed ' || id, format('player %s', seed_pair.player_id)
from seed_pair join used using (id) where players > 1 or used.player_id <> seed_pair.player_id
union all
select 'the rounds of a player have a gap', 'player ' || player_id, format('%s rounds from %s to %s', count(*), min(number),
  max(number))
from round group by player_id having min(number) <> 1 or max(number) <> count(*);
comment on view audit_l20 is 'each round of a player took the next nonce of the player’s seed, none twice and none left out';
