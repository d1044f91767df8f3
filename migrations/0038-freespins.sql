-- Packs of free spins: rounds of one game whose stake the house pays. What is used is counted in the transaction of the
-- round; whether a pack is finished or expired is seen from its counts and its time, and kept nowhere else.
create table freespin_pack (
  id          text        primary key,
  player_id   bigint      not null references player (id),
  game        text        not null,
  rounds      int         not null check (rounds > 0),
  used        int         not null default 0 check (used between 0 and rounds),
  stake_cents bigint      not null check (stake_cents > 0),
  currency    text        not null,
  -- The pocket that is paid what the rounds win.
  wins_to     text        not null check (wins_to in ('main', 'bonus')),
  -- Who gave it: a word that says where to look.
  source      text        not null,
  granted_at  timestamptz not null,
  expires_at  timestamptz not null,
  check (expires_at > granted_at)
);

create index on freespin_pack (player_id, expires_at);

alter table round
  add column pack_id text references freespin_pack (id),
  add constraint round_of_a_pack check (
    pack_id is null or (studio is null and shared_round_id is null and bonus_cents = 0));

create index on round (pack_id) where pack_id is not null;
