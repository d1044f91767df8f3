-- The rule of the shop: orders, coins and stock laid beside each other.

create or replace view audit_l32 as
with paid as (
  select split_part(key, ':', 2) as id, player_id,
    coalesce(sum(microcoins) filter (where reason = 'order'), 0) as taken,
    coalesce(sum(microcoins) filter (where reason = 'refund'), 0) as back
  from coin_entry where reason in ('order', 'refund') group by 1, 2
),
counted as (
  select product_id, count(*) as sold from loyalty_order where state <> 'refunded' group by product_id
),
points as (select player_id, sum(micropoints) as micropoints from loyalty_day group by player_id)
select 'an order took or gave back other coins than it says' as rule, 'order ' || coalesce(made.id, paid.id) as subject,
  format('player %s, %s: price %s, taken %s, given back %s', coalesce(made.player_id, paid.player_id), made.state,
    made.microcoins, paid.taken, paid.back) as detail
from loyalty_order as made full join paid using (id, player_id)
where made.id is null or coalesce(-paid.taken, 0) <> made.microcoins
  or coalesce(paid.back, 0) <> case made.state when 'refunded' then made.microcoins else 0 end
union all
select 'a product counts other orders than were made', 'product ' || coalesce(stock.product_id, counted.product_id),
  format('%s sold, %s ordered', coalesce(stock.sold, 0), coalesce(counted.sold, 0))
from loyalty_stock as stock full join counted using (product_id)
where coalesce(stock.sold, 0) <> coalesce(counted.sold, 0)
union all
select 'points are not what the days have brought', 'player ' || player_id,
  format('held %s, brought %s', coalesce(held.micropoints, 0), coalesce(points.micropoints, 0))
from loyalty_player as held full join points using (player_id)
where coalesce(held.micropoints, 0) <> coalesce(points.micropoints, 0);
comment on view audit_l32 is 'an order took its price once and gave it back once at most; stock and points are what happened';
