-- An invitation to a role that moves money or approves opens a day after it was sent, so that colleagues can stop it.
alter table staff_invitation add column starts_at timestamptz not null default '-infinity';
