-- What must be told once a transaction has committed is written inside it: a crash between the two loses nothing.

-- Live events waiting to be published. A row is deleted once the bus has taken it.
create table live_outbox (
  id        bigint generated always as identity primary key,
  player_id bigint not null,
  name      text   not null,                       -- 'account.balance_updated'
  data      jsonb  not null                        -- as it goes over the wire
);

create index live_outbox_by_player on live_outbox (player_id, id);

-- E-mails and text messages: kept after sending, as the record of what was said to whom.
create table message_outbox (
  id         bigint generated always as identity primary key,
  recipient  text not null,
  channel    text not null check (channel in ('email', 'sms')),
  subject    text not null default '',
  text       text not null,
  written_at timestamptz not null,
  sent_at    timestamptz                           -- null until the channel has taken it
);

create index message_outbox_by_recipient on message_outbox (recipient, id desc);
create index message_outbox_unsent on message_outbox (id) where sent_at is null;
