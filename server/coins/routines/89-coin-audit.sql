-- The rule of coins: a purse and its entries laid beside each other.

create or replace view audit_l31 as
with moved as (select player_id, sum(microcoins) as microcoins from coin_entry group by player_id)
select 'a purse of coins is not what its entries say' as rule, 'player ' || player_id as subject,
  format('held %s, owed %s, moved %s', coalesce(purse.microcoins, 0), coalesce(owed_microcoins, 0),
    coalesce(moved.microcoins, 0)) as detail
from coin_purse as purse full join moved using (player_id)
where coalesce(purse.microcoins, 0) - coalesce(owed_microcoins, 0) <> coalesce(moved.microcoins, 0);
comment on view audit_l31 is 'a purse of coins holds what its entries moved, less what is owed';
