-- Where the law asks for it, a looser limit counts only after a while and once the player has said so again.
create table deposit_limit_raise (
  player_id bigint primary key references player on delete cascade,
  cents     bigint check (cents > 0),              -- null, with the period: no limit at all
  period    text,
  currency  text        not null,                  -- of the player when it was asked for; in another it means nothing
  asked_at  timestamptz not null,
  check ((cents is null) = (period is null))
);
