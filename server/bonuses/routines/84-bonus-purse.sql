-- A bonus beside what lies in the pocket of its product, and whether a round or bet that this bonus has staked is still
-- open.
create or replace view bonus_purse as
select bonus.id, purse.currency as purse_currency,
  case product when 'casino' then purse.bonus else purse.betting_bonus end as purse_cents,
  case product
    when 'casino' then exists (
      select from round
      where round.player_id = bonus.player_id and round.state = 'open' and round.bonus_id = bonus.id)
    else exists (
      select from bet
      where bet.player_id = bonus.player_id and bet.status in ('delayed', 'open') and bet.bonus_id = bonus.id)
  end as has_open
from bonus join ledger_purse as purse on purse.player_id = bonus.player_id;
