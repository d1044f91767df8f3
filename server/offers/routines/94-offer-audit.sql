-- The rule of codes and offers: what is counted is what was used and given.

create or replace view audit_l30 as
with activated as (
  select code_id as id, count(*) as players from promo_activation where state <> 'released' group by code_id
),
given as (
  select offer_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as claims
  from offer_claim where state <> 'refused' group by 1, 2
),
counted as (
  select offer_count.offer_id, offer_count.day, offer_count.given, coalesce(sum(given.claims), 0) as claims
  from offer_count left join given
    on given.offer_id = offer_count.offer_id and offer_count.day in ('all', given.day)
  group by 1, 2, 3
)
select 'a code counts other uses than there were' as rule, 'code ' || promo_code.id as subject,
  format('%s used of %s, %s activations', used, coalesce(max::text, 'any'), coalesce(players, 0)) as detail
from promo_code left join activated using (id)
where used <> coalesce(players, 0)
union all
select 'an offer counts more than was given', 'offer ' || offer_id,
  format('%s: %s counted, %s claims', day, given, claims)
from counted where given > claims
union all
select 'a claim has given other rewards than its rule has', 'claim ' || id,
  format('player %s, offer %s: %s, %s of %s', player_id, offer_id, state, given, jsonb_array_length(rule -> 'rewards'))
from offer_claim
where case state
  when 'given' then given <> jsonb_array_length(rule -> 'rewards')
  when 'refused' then given <> 0
  else given >= jsonb_array_length(rule -> 'rewards') end;
comment on view audit_l30 is 'a code is used as often as it was activated, and a claim has given what its rule says';
