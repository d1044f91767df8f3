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
from round join bonus on bonus.id = round.bonus_id where studio is null and staked_cents > stake_max_cents;
comment on view audit_l29 is 'a bonus became money once it was played through, within its cap and its largest stake';

-- Every movement of bonus money with the bonus it belongs to, by what it was moved for: a change of the bonus, or a stake
-- that names its bonus. Null for money of no bonus, such as a correction by staff.
create or replace view bonus_money as
select side.player_id, side.number, entry.key, entry.reason, side.currency, side.cents,
  case when side.path like '%:betting_bonus' then 'betting' else 'casino' end as product,
  split_part(entry.key, ':', 1) in ('round', 'bet', 'settle', 'studio') as is_play,
  coalesce(changed.id, round.bonus_id, bet.bonus_id, studio_round.bonus_id) as bonus_id
from ledger_side as side join ledger_entry as entry using (player_id, number)
left join bonus as changed on entry.key like 'bonus:%' and changed.key = substring(entry.key from '^bonus:(.*):[^:]+$')
left join round on entry.key like 'round:%' and round.id = split_part(entry.key, ':', 2)
left join bet on split_part(entry.key, ':', 1) in ('bet', 'settle') and bet.id = split_part(entry.key, ':', 2)
left join studio_transaction as asked
  on entry.key like 'studio:%' and entry.key = 'studio:' || asked.studio || ':' || asked.tx_id
left join round as studio_round on studio_round.id = asked.round_id
where side.path like 'player:%bonus';

-- The first rule needs every stake of a bonus to name it, so that bonuses from before stakes did (is_traced is false) are left
-- out of it: which of them paid a stake that was settled by then cannot be known. The second needs only what is named, and
-- holds for all: money that came from a bonus, or returned to it, moved while that bonus was the last one activated.
create or replace view audit_l46 as
with in_turn as (
  select *, max(number) filter (where reason = 'bonus.activated')
    over (partition by player_id, product order by number) as activated_number
  from bonus_money
),
held as (
  select bonus_id, sum(cents) as cents from bonus_money where bonus_id is not null group by bonus_id
),
loose as (
  select player_id, product, coalesce(sum(cents) filter (where cents > 0), 0) as given,
    coalesce(sum(cents) filter (where cents < 0 and not is_play), 0) as taken
  from bonus_money where bonus_id is null group by player_id, product
)
select 'money of a bonus is not where the bonus is' as rule, 'bonus ' || bonus.id as subject,
  format('player %s, %s: %s of it moved in and not out, %s in the balance, %s given and %s taken by staff',
    bonus.player_id, state, coalesce(held.cents, 0), now.cents, coalesce(given, 0), coalesce(taken, 0)) as detail
from bonus join bonus_purse using (id)
cross join lateral (
  select case when state in ('active', 'expiring') then purse_cents else 0 end as cents
) as now
left join held on held.bonus_id = bonus.id left join loose using (player_id, product)
where is_traced
  and coalesce(held.cents, 0) not between now.cents - coalesce(given, 0) and now.cents - coalesce(taken, 0)
union all
select 'money of one bonus moved while another was in play', 'bonus ' || moved.bonus_id,
  format('player %s, %s, entry %s: the last one activated was %s', moved.player_id, moved.product, moved.number,
    coalesce('bonus ' || last.bonus_id, 'none'))
from in_turn as moved
left join bonus_money as last on last.player_id = moved.player_id and last.product = moved.product
  and last.number = moved.activated_number
where moved.is_play and moved.bonus_id is not null and last.bonus_id is distinct from moved.bonus_id
union all
select 'a stake names a bonus of another player or product', stake.id,
  format('player %s, bonus %s', stake.player_id, bonus.id)
from (
  select id, player_id, bonus_id, 'casino' as product from round where bonus_id is not null
  union all
  select id, player_id, bonus_id, 'betting' from bet where bonus_id is not null
) as stake join bonus on bonus.id = stake.bonus_id
where (bonus.player_id, bonus.product) <> (stake.player_id, stake.product);
comment on view audit_l46 is 'what was staked with a bonus came back to it or to the operator, and to no other bonus';
