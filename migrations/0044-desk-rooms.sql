-- What staff write down about players, and who of them looks after a payment.

create table player_note (
  id         bigint      primary key generated always as identity,
  player_id  bigint      not null references player on delete cascade,
  member_id  bigint      not null references staff_member (id),
  text       text        not null,
  written_at timestamptz not null,
  -- Taken away is not forgotten: it may be brought back.
  removed_at timestamptz
);

create index on player_note (player_id, id);

create table payment_taken (
  payment_id bigint      primary key references payment,
  member_id  bigint      not null references staff_member (id),
  taken_at   timestamptz not null
);
