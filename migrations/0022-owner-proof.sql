-- What protects an account is changed by its owner alone, and a new contact counts only after a while.

alter table contact
  add column is_proven boolean not null default false, -- whoever wrote it down had shown that they own the account
  add column counts_at timestamptz;                    -- from then on ways back in go there, and codes once it is confirmed; null: not yet known

-- What is there counts as it did; what was written down later, and never confirmed, is to be proven first.
update contact set is_proven = true, counts_at = contact.created_at
from player
where player.id = player_id and (is_confirmed or contact = login or contact.created_at <= reg_time);

-- When a contact, the password, the second factor or a service that opens the account was last changed.
alter table player add column safety_changed_at timestamptz;

-- The way to undo a new contact, sent to those that were there before; it works once.
create table contact_undo (
  hash       bytea primary key,
  contact_id bigint not null references contact on delete cascade,
  expires_at timestamptz not null
);

create index contact_undo_by_contact on contact_undo (contact_id);
create index contact_undo_by_expiry on contact_undo (expires_at);

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add constraint one_time_code_purpose_check
    check (purpose in ('sign-in', 'two-factor', 'contact', 'proof', 'restore'));
