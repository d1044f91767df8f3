-- What visitors do on the pages, told by those who allowed it, for the operator's own statistics. Rows are forgotten after
-- a while: they are counted, and nothing else depends on them.
create table visitor_event (
  id        bigint generated always as identity primary key,
  name      text        not null,
  visitor   text,                                -- of the cookie that a hit leaves; null: none
  player_id bigint      references player (id),  -- null: nobody was signed in
  params    jsonb       not null,
  source    jsonb       not null,                -- who sent them, in that site's own words
  at        timestamptz not null
);

create index visitor_event_by_time on visitor_event (at);
create index visitor_event_by_player on visitor_event (player_id, id desc) where player_id is not null;

-- What was said in the live chat, as its widget told the page. A message told twice is one.
create table chat_event (
  id         bigint generated always as identity primary key,
  player_id  bigint      not null references player (id),
  event      text        not null check (event in ('sent', 'received')),
  message_id text        not null,
  text       text        not null,
  told_at    timestamptz not null,
  unique (player_id, event, message_id)
);

create index chat_event_by_time on chat_event (told_at);
