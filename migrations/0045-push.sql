-- Browsers that may be told something while no page of ours is open. Each belongs to a session and goes with it: whoever
-- signs out, or is signed out everywhere, hears nothing more there.

create table push_subscription (
  id           bigint generated always as identity primary key,
  player_id    bigint not null references player on delete cascade,
  session_hash bytea not null references session on delete cascade,
  endpoint     text not null unique,                 -- an address at the browser's own push service, not to be guessed
  p256dh       text not null,                        -- with these two only that browser can read what is sent
  auth         text not null,
  created_at   timestamptz not null
);

create index push_subscription_by_player on push_subscription (player_id);
create index push_subscription_by_session on push_subscription (session_hash);
