-- Accounts that seem to be one person's, in both directions: they share a fingerprint, or staff have said so. Staff can also
-- say that two accounts belong to different people.

create or replace view linked_account as
with linked as (
  select own.player_id, other.player_id as other_id
  from person_trait as own join person_trait as other using (print) where other.player_id <> own.player_id
  union all
  select player_id, other_id from person_pair where verdict = 'same'
  union all
  select other_id, player_id from person_pair where verdict = 'same'
)
select player_id, other_id from linked
where not exists (
  select from person_pair as pair where pair.player_id = least(linked.player_id, linked.other_id)
    and pair.other_id = greatest(linked.player_id, linked.other_id) and verdict = 'apart');
