-- Games of outside studios, played with money of ours: what they are opened with, and what studios have asked the wallet.

-- Good once and for a moment: the studio exchanges it for a session of its own.
create table studio_launch (
  hash         bytea       primary key,
  studio       text        not null,
  game         text        not null,
  player_id    bigint      not null references player (id) on delete cascade,
  session_hash bytea       not null references session (hash) on delete cascade,
  used_at      timestamptz,
  expires_at   timestamptz not null
);

create index on studio_launch (player_id);
create index on studio_launch (session_hash);
create index on studio_launch (expires_at);

-- A studio's rounds stand beside ours, so that a player finds all they have played in one list. How they came about is
-- the studio's to tell: there is no seed, and no bet that we could play again.
alter table round
  add column studio text,
  add column studio_ref text,
  alter column definition drop not null,
  alter column pair_id drop not null,
  alter column nonce drop not null,
  alter column bet drop not null,
  drop constraint round_staked_cents_check,
  drop constraint round_check2,
  add constraint round_is_ours_or_a_studios check (
    case when studio is null
      then studio_ref is null and num_nulls(definition, pair_id, nonce, bet) = 0
        and staked_cents > 0 and (state = 'over' or paid_cents = 0)
      else studio_ref is not null and num_nonnulls(definition, pair_id, nonce, bet) = 0 and staked_cents >= 0
    end);

drop index round_player_id_game_idx;
create unique index round_player_id_game_idx on round (player_id, game) where state = 'open' and studio is null;
create unique index on round (studio, studio_ref) where studio is not null;

-- What a studio has asked, by its own name for it: it is done once, and answered alike whenever it is asked again. A
-- tombstone is what was taken back before it came.
create table studio_transaction (
  studio             text        not null,
  tx_id              text        not null,
  kind               text        not null check (kind in ('bet', 'win', 'betwin', 'rollback', 'tombstone')),
  state              text        not null check (state in ('begun', 'refused', 'done', 'rolled_back')),
  player_id          bigint      references player (id),
  round_id           text        references round (id),
  ref_tx_id          text,
  staked_cents       bigint      not null default 0 check (staked_cents >= 0),
  -- Of what was staked, and of what was paid.
  staked_bonus_cents bigint      not null default 0 check (staked_bonus_cents between 0 and staked_cents),
  paid_cents         bigint      not null default 0 check (paid_cents >= 0),
  paid_bonus_cents   bigint      not null default 0 check (paid_bonus_cents between 0 and paid_cents),
  body_hash          text,
  answer             jsonb,
  made_at            timestamptz not null,
  primary key (studio, tx_id),
  check ((kind = 'tombstone') = (body_hash is null)),
  check (kind <> 'tombstone' or state = 'rolled_back')
);

create index on studio_transaction (round_id);
create index on studio_transaction (player_id);
create index on studio_transaction (studio, made_at, tx_id);
