-- The rules of the books that are about outside studios: what a studio asked is laid beside what the books moved for it.

create or replace view audit_l21 as
with book as (
  select key, player_id,
    coalesce(sum(cents) filter (where from_path like 'player:%'), 0) as taken,
    coalesce(sum(cents) filter (where from_path like 'player:%bonus'), 0) as taken_bonus,
    coalesce(sum(cents) filter (where to_path like 'player:%' or to_path = 'house:bonuses'), 0) as given,
    -- The operator is paid in place of a bonus that has ended.
    coalesce(sum(cents) filter (where to_path like 'player:%bonus' or to_path = 'house:bonuses'), 0) as given_bonus
  from ledger_entry join ledger_move using (player_id, number)
  where key like 'studio:%' group by key, player_id
),
asked as (
  select 'studio:' || studio || ':' || tx_id as key, player_id, kind, state, staked_cents as taken, staked_bonus_cents as taken_bonus,
    paid_cents as given, paid_bonus_cents as given_bonus
  from studio_transaction where kind in ('bet', 'win', 'betwin')
)
select 'a studio’s transaction is not what the books say' as rule, coalesce(asked.key, book.key) as subject,
  format('player %s, %s: asked %s and %s, moved %s and %s', coalesce(asked.player_id, book.player_id),
    coalesce(asked.state, 'unknown'), asked.taken, asked.given, book.taken, book.given) as detail
from asked full join book using (key, player_id)
where (coalesce(asked.taken, 0), coalesce(asked.taken_bonus, 0), coalesce(asked.given, 0), coalesce(asked.given_bonus, 0))
  is distinct from
  (coalesce(book.taken, 0), coalesce(book.taken_bonus, 0), coalesce(book.given, 0), coalesce(book.given_bonus, 0))
  and not exists (
    select from studio_transaction as back
    where back.kind = 'rollback' and 'studio:' || back.studio || ':' || back.tx_id = book.key);
comment on view audit_l21 is 'what a studio asked for is what the books moved for it';

create or replace view audit_l22 as
with back as (
  select back.studio, back.ref_tx_id as tx_id, count(entry.key) as times
  from studio_transaction as back
  left join ledger_entry as entry on entry.key = 'studio:' || back.studio || ':' || back.tx_id
  where back.kind = 'rollback' group by back.studio, back.ref_tx_id
)
select 'a transaction was taken back another number of times than once' as rule, studio || ':' || tx_id as subject,
  format('%s, given back %s times', state, coalesce(times, 0)) as detail
from studio_transaction as asked left join back using (studio, tx_id)
where kind in ('bet', 'win', 'betwin')
  and coalesce(times, 0) <> case when state = 'rolled_back' and staked_cents + paid_cents > 0 then 1 else 0 end;
comment on view audit_l22 is 'what a studio took back was given back once';

create or replace view audit_l23 as
with summed as (
  select round_id as id, sum(staked_cents) as staked, sum(paid_cents) filter (where state = 'done') as paid,
    sum(staked_cents) filter (where state = 'done') as stands, count(distinct player_id) as players
  from studio_transaction where round_id is not null group by round_id
)
select 'a studio’s round is not what its transactions say' as rule, round.id as subject,
  format('player %s, %s: staked %s, paid %s; its transactions %s, %s', player_id, round.state, staked_cents, paid_cents,
    stands, summed.paid) as detail
from round left join summed using (id)
where studio is not null and (
  staked_cents is distinct from (case when round.state = 'void' then staked else coalesce(stands, 0) end)
  or paid_cents is distinct from coalesce(summed.paid, 0) or players is distinct from 1
  or (round.state = 'void') <> (coalesce(stands, 0) + coalesce(summed.paid, 0) = 0))
union all
select 'a studio moved money for a round that there is not', id, format('staked %s, paid %s', staked, paid)
from summed where not exists (select from round where round.id = summed.id);
comment on view audit_l23 is 'a studio’s round is the sum of its transactions, all of one player';
