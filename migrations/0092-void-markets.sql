-- Bets were still taken on markets that had been declared void. Those of events that are not over are closed.
update event set trading = trading
  || jsonb_build_object('markets', coalesce(trading -> 'markets', '{}') || paused.markets)
from (
  select event_id, jsonb_object_agg(market,
    coalesce(event.trading #> array['markets', market], '{}') || '{"is_paused": true}') as markets
  from voided_market join event on event.id = event_id
  where status in ('scheduled', 'live', 'interrupted') group by event_id
) as paused where event.id = paused.event_id;
