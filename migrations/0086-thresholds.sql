-- Changes of limits that operators set: thresholds of approvals, gifts and bets (rules/thresholds.ts). Nothing is removed.
create table threshold_change (
  id          bigint      generated always as identity primary key,
  name        text        not null,
  from_value  bigint      not null,
  to_value    bigint      not null,
  reason      text        not null,
  approval_id bigint      not null unique references staff_approval,
  asked_by    bigint      not null references staff_member,
  agreed_by   bigint      not null references staff_member,
  at          timestamptz not null,
  check (asked_by <> agreed_by)
);
create index on threshold_change (name, id);

create function threshold_change_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed stays written down';
end $$;
create trigger threshold_change_stays before update or delete on threshold_change
  for each row execute function threshold_change_stays();
create trigger threshold_change_whole before truncate on threshold_change
  for each statement execute function threshold_change_stays();
