-- Keeps when an event could be bet on. The triggers that call it are part of the table; one is defined again here, because
-- PostgreSQL prints a comparison of rows differently once it was restored from a dump (ledger/routines/99-restorable-views.sql).

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

create or replace trigger event_turned after update on event for each row
  when (old.status is distinct from new.status or old.pause is distinct from new.pause
    or old.trading -> 'pause' is distinct from new.trading -> 'pause' or old.starts_at is distinct from new.starts_at)
  execute function event_keeps_phase();
