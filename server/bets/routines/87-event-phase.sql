-- Keeps when an event could be bet on. The triggers that call it are part of the table.

create or replace function event_keeps_phase() returns trigger language plpgsql as $$
begin
  insert into event_phase (event_id, version, status, is_open, starts_at, at)
  values (new.id, new.version, new.status,
    new.status in ('scheduled', 'live') and new.pause is null and new.trading -> 'pause' is null,
    new.starts_at, new.changed_at)
  on conflict (event_id, version) do update set status = excluded.status, is_open = excluded.is_open,
    starts_at = excluded.starts_at, at = excluded.at;
  return null;
end
$$;
