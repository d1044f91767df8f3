-- How a pack stands: used up, too late, or neither.
create or replace function freespin_status(rounds int, used int, expires_at timestamptz, now timestamptz)
returns text language sql immutable
return case when used >= rounds then 'finished' when expires_at <= now then 'expired' else 'active' end;
