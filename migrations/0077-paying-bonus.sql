-- The bonus that paid the bonus money of a stake: what comes back of it returns to that bonus, or to the operator once it has
-- ended. Null where no bonus was in play: bonus money of a correction by staff.
alter table round add column bonus_id bigint references bonus (id);
alter table bet add column bonus_id bigint references bonus (id);

-- Open stakes of earlier releases belong to the bonus that was in play when they were taken.
update round set bonus_id = bonus.id
from bonus
where round.bonus_cents > 0 and round.state = 'open' and bonus.player_id = round.player_id and bonus.product = 'casino'
  and bonus.activated_at <= round.started_at and (bonus.ended_at is null or bonus.ended_at > round.started_at);
update bet set bonus_id = bonus.id
from bonus
where bet.bonus_cents > 0 and bet.status in ('delayed', 'open') and bonus.player_id = bet.player_id
  and bonus.product = 'betting' and bonus.activated_at <= bet.created_at
  and (bonus.ended_at is null or bonus.ended_at > bet.created_at);

-- Stakes of bonuses from before do not all name their bonus, so the audit does not follow their money.
alter table bonus add column is_traced boolean not null default true;
update bonus set is_traced = false where activated_at is not null;
