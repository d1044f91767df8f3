-- Facts are laid beside the rounds, bets, payments and gifts that caused them, both ways. Rewards, loyalty, cashback and
-- totals are calculated from facts. Facts other than round.settled are sealed as well (L42).

-- Facts of earlier moments may be gone with their month.
create or replace view fact_since as
select least(
  (select min(to_date(substr(relname, 6), 'YYYY_MM'))::timestamp at time zone 'UTC'
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'fact'::regclass and relname ~ '^fact_\d{4}_\d{2}$'),
  (select min(at) from fact_other)) as at;

-- What the facts about each subject come to.
create or replace view fact_sum as
select case when name = 'round.corrected' then 'round.settled' else name end as name,
  case
    when name like 'round.%' then data ->> 'round'
    when name like 'bet.%' then data ->> 'bet'
    when name like 'deposit.%' or name like 'withdrawal.%' then data ->> 'transaction'
    when name = 'bonus.changed' then data ->> 'bonus'
    when name = 'freespins.granted' then data ->> 'pack'
    when name = 'jackpot.won' then concat(data ->> 'jackpot', ':', data ->> 'cycle')
    when name = 'cashback.paid' then data ->> 'cashback'
    else concat(player_id, ':', data ->> 'level')
  end as id,
  count(*) filter (where name <> 'round.corrected') as times,
  min(player_id) as player_id, max(player_id) as other_player_id,
  sum((data ->> 'staked')::bigint) as staked, sum((data ->> 'stakedBonus')::bigint) as bonus,
  sum(coalesce(data ->> 'paid', data ->> 'amount')::bigint) as paid,
  concat_ws(' ', min(data ->> 'currency'), max(data ->> 'game'), max(data ->> 'pack'), max(data ->> 'bonus')) as about
from fact
where name not in ('player.registered', 'player.signed_in', 'player.excluded', 'contact.confirmed', 'content.changed',
  'jackpot.window_ended')
group by 1, 2;

-- The facts that each subject must have, and how many of them there may be. Sums that are null are not compared: those
-- facts are sealed.
create or replace view fact_cause as
select 'round.settled' as name, id, player_id, coalesce(ended_at, started_at) as at,
  case when state = 'over' then 1 else 0 end as least,
  -- A studio may end its round again after it was taken back.
  case when studio is null then 1 end as most,
  case when state = 'over' then staked_cents else 0 end as staked,
  case when state = 'over' then bonus_cents else 0 end as bonus,
  case when state = 'over' then paid_cents else 0 end as paid,
  concat_ws(' ', currency, game, pack_id, bonus_id) as about
from round where state = 'over' or studio is not null
union all
select 'bet.placed', id, player_id, accepted_at, 1, 1, staked_cents, bonus_cents, null, null
from bet where accepted_at is not null
union all
select 'bet.settled', id, player_id, accepted_at,
  case when sold_stake_cents > 0 or status not in ('open', 'delayed', 'refused') then 1 else 0 end, null,
  case
    when freebet_id is not null then 0
    when status in ('open', 'delayed', 'refused') then sold_stake_cents
    else staked_cents
  end,
  null, paid_cents + sold_cents, null
from bet where accepted_at is not null
union all
select 'deposit.settled', transaction, player_id, coalesce(settled_at, created_at), 1, 1, null, null,
  coalesce(credited_cents, cents), null
from payment where type = 'deposit' and state = 'paid'
union all
select 'deposit.charged_back', transaction, player_id, coalesce(settled_at, created_at), 0, 1, null, null,
  coalesce(credited_cents, cents), null
from payment where type = 'deposit' and state = 'paid'
union all
select 'withdrawal.requested', transaction, player_id, created_at, 1, 1, null, null, cents, null
from payment where type = 'withdrawal'
union all
select case state when 'paid' then 'withdrawal.paid' else 'withdrawal.returned' end, transaction, player_id,
  coalesce(settled_at, changed_at), 1, 1, null, null, cents, null
from payment where type = 'withdrawal' and state in ('paid', 'declined', 'cancelled')
union all
select 'bonus.changed', id::text, player_id, granted_at, changes + 1, changes + 1, null, null, null, null from bonus
union all
select 'freespins.granted', id, player_id, granted_at, 1, 1, null, null, null, null from freespin_pack
union all
select 'jackpot.won', jackpot_id || ':' || cycle, player_id, paid_at, 1, 1, null, null, paid_cents, null
from jackpot_win where paid_at is not null
union all
select 'cashback.paid', id::text, player_id, ended_at, 1, 1, null, null, null, null
from cashback where status = 'paid_out'
union all
select 'level.reached', player_id || ':' || level, player_id, reached_at, 1, null, null, null, null, null
from loyalty_level_up;

create or replace view audit_l47 as
with since as materialized (select at from fact_since),
summed as materialized (select * from fact_sum)
select case
    when cause.name is null then 'a fact has no cause'
    when summed.name is null then 'what happened has no fact'
    else 'a fact is not what happened'
  end as rule, name || ' ' || id as subject,
  format('%s times, player %s: staked %s, bonus %s, paid %s, %s; it was player %s: %s, %s, %s, %s', coalesce(summed.times, 0),
    summed.player_id, summed.staked, summed.bonus, summed.paid, summed.about, cause.player_id, cause.staked, cause.bonus, cause.paid,
    cause.about) as detail
from summed full join fact_cause as cause using (name, id)
where cause.name is null
  or (cause.at >= (select at from since) and (
    coalesce(summed.times, 0) not between least and coalesce(most, summed.times)
    or (summed.name is not null and (
      (summed.player_id, summed.other_player_id) is distinct from (cause.player_id, cause.player_id)
      or summed.staked <> cause.staked or summed.bonus <> cause.bonus or summed.paid <> cause.paid
      or summed.about <> cause.about))))
union all
select 'a consumer has not passed as many facts as there are before it', fact_reader.name,
  format('at %s, %s: passed %s, there are %s', fact_reader.transaction, fact_reader.id, passed, before.facts)
from fact_reader join (
  select place.transaction, place.id, count(fact.id) as facts
  from (select distinct transaction, id from fact_reader) as place
  left join fact on (fact.transaction, fact.id) <= (place.transaction, place.id)
  group by 1, 2
) as before using (transaction, id)
where passed <> before.facts
union all
select 'a consumer was moved back', name, format('passed %s, before %s', passed, passed_least)
from fact_reader where passed < passed_least
union all
select 'a consumer is where no transaction has been', name, format('at %s, %s', transaction, id)
from fact_reader
where transaction::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint + (select lead from transaction_lead);
comment on view audit_l47 is
  'each round, bet, payment and gift has its facts with its sums, no fact is without a cause, and no consumer passed over a fact';
