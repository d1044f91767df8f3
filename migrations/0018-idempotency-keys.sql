-- Calls that move money, under the key their caller gave them: asked again with the same key and the same body they give
-- the same answer and do nothing.
create table idempotency_key (
  player_id  bigint not null references player on delete cascade,
  call       text   not null,
  key        text   not null,
  body_hash  text   not null,                      -- sha256 of what was asked
  subject    text   not null default '',           -- the payment's transaction; '' where there is none
  answer     jsonb,                                -- null: refused, or begun and not done yet
  refusal    jsonb,
  kept_at    timestamptz not null,
  claimed_at timestamptz not null default '-infinity', -- when somebody last went on with what was begun
  primary key (player_id, call, key)
);

create index idempotency_key_by_age on idempotency_key (kept_at);
