-- The rule of packs of free spins: packs, rounds and books laid beside each other.

create or replace view audit_l25 as
with played as (
  select pack_id as id, count(*) as rounds from round where pack_id is not null and state <> 'void' group by pack_id
),
moved as (
  select split_part(key, ':', 2) as id, player_id,
    coalesce(sum(cents) filter (where from_path = 'house:bonuses'), 0) as given,
    coalesce(sum(cents) filter (where from_path like 'player:%'), 0) as taken,
    coalesce(sum(cents) filter (where to_path like 'player:%:main'), 0) as to_main,
    coalesce(sum(cents) filter (where to_path like 'player:%:bonus' or to_path = 'house:pool-bonuses'), 0) as to_bonus
  from ledger_entry join ledger_move using (player_id, number)
  where key like 'round:%' group by 1, 2
)
select 'a pack counts other rounds than were played' as rule, 'pack ' || pack.id as subject,
  format('player %s: %s of %s used, %s played', pack.player_id, used, pack.rounds, coalesce(played.rounds, 0)) as detail
from freespin_pack as pack left join played using (id)
where used <> coalesce(played.rounds, 0)
union all
select 'a round is not what its pack gives', round.id,
  format('player %s, %s %s staked; pack %s of player %s, %s %s until %s', round.player_id, round.staked_cents,
    round.currency, pack.id, pack.player_id, pack.stake_cents, pack.currency, pack.expires_at)
from round join freespin_pack as pack on pack.id = pack_id
where (round.player_id, round.currency, round.staked_cents) is distinct from
    (pack.player_id, pack.currency, pack.stake_cents)
  or round.started_at >= pack.expires_at
union all
select 'a stake or a win is not where its pack says', round.id,
  format('player %s, pack %s: the house gave %s, the player %s; won %s in money, %s in bonus', round.player_id,
    coalesce(pack.id, 'none'), given, taken, to_main, to_bonus)
from moved join round using (id, player_id) left join freespin_pack as pack on pack.id = round.pack_id
where case when pack.id is null then given > 0
  else given <> round.staked_cents or taken > 0 or case pack.wins_to when 'main' then to_bonus else to_main end > 0 end;
comment on view audit_l25 is 'a pack paid the stake of each round it counts, and what they won is where it says';
