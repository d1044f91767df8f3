-- The rule of tournaments: points beside the rounds they are made of, and pools beside what was paid in and promised.

create or replace view audit_l33 as
with scored as (
  select run_id, player_id, score,
    row_number() over (partition by run_id, player_id order by score desc, at, round_id) as place
  from tournament_round where reset_at is null
),
summed as (
  select scored.run_id, player_id, sum(score) as points
  from scored join tournament_run as run on run.id = run_id
  where counted_rounds is null or place <= counted_rounds
  group by scored.run_id, player_id
),
pooled as (
  select substr(path, length('house:pool-tournament-') + 1)::bigint as run_id, currency, sum(cents) as cents
  from ledger_side where path ~ '^house:pool-tournament-\d+$' group by 1, 2
),
owed as (
  -- Until places are final: what was paid in and not given back, and what the house has promised.
  select run_id, currency, sum(fee_cents) as cents
  from tournament_player join tournament_run as run on run.id = run_id
  where refunded_at is null and state not in ('CALCULATED', 'PAID') group by 1, 2
  union all
  select id, 'EUR', promised_cents from tournament_run where state not in ('CALCULATED', 'PAID', 'CANCELLED')
  -- From then on: what was won and not paid yet.
  union all
  select run_id, currency, sum(cash_cents) from tournament_prize where paid_at is null group by 1, 2
),
owing as (select run_id, currency, sum(cents) as cents from owed group by 1, 2)
select 'points are not the sum of what rounds scored' as rule, format('run %s', player.run_id) as subject,
  format('player %s: %s points, rounds %s', player.player_id, player.points, coalesce(summed.points, 0)) as detail
from tournament_player as player join tournament_run as run on run.id = run_id left join summed using (run_id, player_id)
where player.points <> least(coalesce(summed.points, 0), coalesce(most_points, coalesce(summed.points, 0)))
union all
select 'a pool holds something else than was paid in and promised', format('run %s', run_id),
  format('%s: %s in the pool, %s to be', currency, coalesce(pooled.cents, 0), coalesce(owing.cents, 0))
from pooled full join owing using (run_id, currency)
where coalesce(pooled.cents, 0) <> coalesce(owing.cents, 0)
union all
select 'a run counts other players than joined it', format('run %s', run.id),
  format('%s counted, %s joined', participants, joined.players)
from tournament_run as run, lateral (
  select count(*) as players from tournament_player where run_id = run.id
) as joined
where participants <> joined.players
union all
select 'buckets hold other players than have points', format('run %s', run.id),
  format('%s in buckets, %s with points', held.players, ahead.players)
from tournament_run as run, lateral (
  select coalesce(sum(players), 0) as players from tournament_bucket where run_id = run.id
) as held, lateral (
  select count(*) as players from tournament_player where run_id = run.id and points > 0
) as ahead
where held.players <> ahead.players
union all
select 'a prize was won without the points for it', format('run %s', prize.run_id),
  format('player %s, place %s', prize.player_id, rank)
from tournament_prize as prize join tournament_player using (run_id, player_id) where points <= 0
union all
select 'two have won the same place', format('run %s', run_id), format('place %s', rank)
from tournament_prize group by run_id, rank having count(*) > 1;
comment on view audit_l33 is
  'points are what rounds scored, and a tournament’s pool is what was paid in and promised, less what was given';
