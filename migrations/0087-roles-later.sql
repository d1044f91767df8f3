-- A role with power that two admins have agreed to counts a day later; until then any admin can stop it.
alter table staff_member add column next_role text, add column next_role_at timestamptz;
alter table staff_member add check ((next_role is null) = (next_role_at is null));
