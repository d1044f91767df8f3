-- The rules of bonuses: what is promised, what the books moved for it, and what became of it, laid beside each other.

create or replace view audit_l27 as
with pool as (
  select currency, sum(cents) as cents from ledger_side where path = 'house:pool-bonuses' group by currency
),
promised as (
  select currency, sum(cents) as cents
  from (
    select currency, amount_cents as cents from bonus where state = 'available'
    union all
    select currency, won_cents from freespin_pack as pack
    where won_cents > 0 and not exists (select from bonus where pack_id = pack.id)
  ) as owed
  group by currency
)
select 'the pool of bonuses is not what is promised' as rule, currency as subject,
  format('%s in the pool, %s promised', coalesce(pool.cents, 0), coalesce(promised.cents, 0)) as detail
from pool full join promised using (currency)
where coalesce(pool.cents, 0) <> coalesce(promised.cents, 0);
comment on view audit_l27 is 'what bonuses and the wins of free spins are still promised lies in their pool';

create or replace view audit_l28 as
with moved as (
  select substring(key from '^bonus:(.*):[^:]+$') as key, ledger_entry.player_id,
    coalesce(sum(cents) filter (where from_path = 'house:bonuses' and to_path = 'house:pool-bonuses'), 0) as granted,
    coalesce(sum(cents) filter (where from_path = 'house:pool-bonuses' and to_path like 'player:%'), 0)
      - coalesce(sum(cents) filter (where to_path = 'house:pool-bonuses' and from_path like 'player:%'), 0) as activated,
    coalesce(sum(cents) filter (where from_path = 'house:pool-bonuses' and to_path = 'house:bonuses'), 0) as dropped,
    coalesce(sum(cents) filter (where to_path like 'player:%:main'), 0) as converted
  from ledger_entry join ledger_move using (player_id, number)
  where ledger_entry.key like 'bonus:%' group by 1, 2
)
select 'a bonus is not what the books say' as rule, 'bonus ' || id as subject,
  format('player %s, %s of %s %s: granted %s, activated %s, dropped %s, converted %s of %s', player_id, state,
    amount_cents, currency, coalesce(granted, 0), coalesce(activated, 0), coalesce(dropped, 0), coalesce(converted, 0),
    converted_cents) as detail
from bonus left join moved using (key, player_id)
where (coalesce(granted, 0), coalesce(activated, 0), coalesce(dropped, 0), coalesce(converted, 0)) is distinct from (
  case when pack_id is null then amount_cents else 0 end,
  case when activated_at is not null then amount_cents else 0 end,
  case when activated_at is null and ended_at is not null then amount_cents else 0 end,
  converted_cents)
union all
select 'the books moved a bonus that there is not', key, format('player %s', player_id)
from moved left join bonus using (key, player_id) where bonus.id is null;
comment on view audit_l28 is 'a bonus was laid aside, put into play, given back and converted as its entries say';

create or replace view audit_l29 as
select 'a bonus became money without being played through' as rule, 'bonus ' || id as subject,
  format('player %s, %s: %s of %s hundredths, converted %s', player_id, state, turnover_hundredths,
    required_cents * 100, converted_cents) as detail
from bonus
where (state = 'completed' and turnover_hundredths < required_cents * 100)
  or (state <> 'completed' and converted_cents > 0)
union all
select 'more was kept of a bonus than its cap', 'bonus ' || id,
  format('player %s: %s of at most %s', player_id, converted_cents, cap_cents)
from bonus where converted_cents > cap_cents
union all
select 'bonus money staked more than its bonus allows', round.id,
  format('player %s, bonus %s: staked %s, at most %s', round.player_id, bonus.id, staked_cents, stake_max_cents)
from round join bonus using (player_id)
where product = 'casino' and bonus_cents > 0 and studio is null and staked_cents > stake_max_cents
  and started_at > activated_at and started_at < coalesce(bonus.ended_at, 'infinity');
comment on view audit_l29 is 'a bonus became money once it was played through, within its cap and its largest stake';
