-- The rules of jackpots: pots, drops and books laid beside each other.

create or replace view audit_l34 as
with held as (
  select path, sum(cents) as cents from ledger_side where path like 'house:pool-jackpot-%' and currency = 'EUR'
  group by path
),
promised as (
  select jackpot.id, jackpot.reserve_micros,
    coalesce((select pot_micros from jackpot_cycle where jackpot_id = jackpot.id and state = 'open'), 0) as pot_micros,
    coalesce((select sum(pot_cents) from jackpot_win where jackpot_id = jackpot.id and paid_at is null), 0) as due_cents,
    coalesce((select sum(pot_cents) from jackpot_win where jackpot_id = jackpot.id), 0) as won_cents,
    coalesce((
      select sum(pot_micros - start_micros + reserved_micros + house_cents * 1000000)
      from jackpot_cycle where jackpot_id = jackpot.id and state <> 'next'
    ), 0) as put_micros
  from jackpot
)
select 'a pot is not what the books hold for it' as rule, 'jackpot ' || id as subject,
  format('the pot has %s, %s are to be paid, the books hold %s', pot_micros / 1000000, due_cents,
    coalesce(held.cents, 0)) as detail
from promised left join held on held.path = 'house:pool-jackpot-' || id
where pot_micros / 1000000 + due_cents <> coalesce(held.cents, 0)
union all
select 'a reserve is not what the books hold for it', 'jackpot ' || id,
  format('the reserve has %s, the books hold %s', reserve_micros / 1000000, coalesce(held.cents, 0))
from promised left join held on held.path = 'house:pool-jackpot-' || id || '-reserve'
where reserve_micros / 1000000 <> coalesce(held.cents, 0)
union all
select 'a jackpot is not what was put in less what was won', 'jackpot ' || id,
  format('put in %s, won %s, pot %s, reserve %s', put_micros, won_cents * 1000000, pot_micros, reserve_micros)
from promised where put_micros <> pot_micros + reserve_micros + won_cents * 1000000;
comment on view audit_l34 is 'a pot and its reserve hold what bets and the house have put in, less what was won';

create or replace view audit_l35 as
select 'a drop has another seed than was promised' as rule, format('jackpot %s, cycle %s', jackpot_id, number) as subject,
  commit as detail
from jackpot_cycle
where state in ('dropped', 'rolled_over') and encode(sha256(decode(server_seed, 'hex')), 'hex') <> commit
union all
select 'a jackpot did not fall with the bet that reached its trigger', format('jackpot %s, cycle %s', jackpot_id, cycle),
  format('trigger %s, from %s to %s', trigger, measure_before, measure_after)
from jackpot_win where measure_before >= trigger or measure_after < trigger
union all
select 'a cycle fell without a winner, or was won without falling', format('jackpot %s, cycle %s', id, cycle),
  coalesce(number_of.state, 'no cycle')
from (select jackpot_id as id, number as cycle, state from jackpot_cycle) as number_of
full join (select jackpot_id as id, cycle, round_id from jackpot_win) as win using (id, cycle)
where (number_of.state is not distinct from 'dropped') <> (win.round_id is not null)
union all
select 'a jackpot was not paid to the bet that won it', format('jackpot %s, cycle %s', jackpot_id, cycle),
  format('player %s, round %s, paid %s', win.player_id, round_id, coalesce(moved.cents, 0))
from jackpot_win as win
left join lateral (
  select sum(cents) as cents from ledger_entry join ledger_move using (player_id, number)
  where key = format('jackpot:%s:%s', jackpot_id, cycle) and to_path = format('player:%s:main', win.player_id)
) as moved on true
where coalesce(moved.cents, 0) <> coalesce(paid_cents, 0)
  or not exists (select from round where round.id = round_id and round.player_id = win.player_id);
comment on view audit_l35 is 'a jackpot fell where its hash had promised, and was paid once to the bet that won it';
