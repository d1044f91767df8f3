-- What the audit log of the staff refuses, whoever asks. The triggers that call it are part of the table.

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end
$$;
