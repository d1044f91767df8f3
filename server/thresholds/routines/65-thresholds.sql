-- The value of a threshold at a time, for inspections of decisions taken then. A decision that was read just before a
-- change was committed counts by the value before it.
create or replace function threshold_at(threshold text, usual bigint, moment timestamptz) returns bigint
language sql stable as $$
  select max(value) from unnest(array[moment, moment - interval '1 minute']) as read_at,
    lateral (select coalesce((
      select to_value from threshold_change
      where threshold_change.name = threshold and threshold_change.at <= read_at order by id desc limit 1), usual) as value) as known
$$;

-- Changes that the table rejects from every session. The triggers that call it are part of the table.
create or replace function threshold_change_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed stays written down' using errcode = 'restrict_violation';
end
$$;
