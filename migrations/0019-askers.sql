-- Codes are counted by who asks as well, so that nobody uses up another's; and a messenger's word counts once.

-- Strangers who know a password or an address get codes and tries of their own.
alter table one_time_code
  add column asker          text not null default '',
  add column stranger_tries int not null default 0,
  drop constraint one_time_code_pkey,
  add primary key (player_id, purpose, contact, asker);

-- What a messenger said about its user and was let in for; kept for as long as it would be believed.
create table spent_init_data (
  hash       bytea primary key,
  expires_at timestamptz not null
);

create index spent_init_data_by_expiry on spent_init_data (expires_at);
