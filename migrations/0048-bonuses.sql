-- Bonuses: money with strings. While one waits, its money lies in a pool of the house; while it is active, in the pocket of
-- its product. What was promised is kept with it, so that a later edit of its template changes nothing.
create table bonus (
  id                  bigint      primary key generated always as identity,
  -- Whose fact it is that it was given: the same key gives once.
  key                 text        not null unique check (key !~ '\s'),
  player_id           bigint      not null references player (id),
  product             text        not null check (product in ('casino', 'betting')),
  template            text        not null,
  state               text        not null check (state in (
    'available', 'active', 'expiring', 'completed', 'removed', 'lost', 'expired', 'forfeited', 'revoked')),
  -- How often it has changed: each change is an entry of the ledger by this number.
  changes             int         not null default 0,
  currency            text        not null,
  amount_cents        bigint      not null check (amount_cents > 0),
  -- In stakes that count.
  required_cents      bigint      not null check (required_cents >= 0),
  -- Of a cent: a share of a small stake is no whole one.
  turnover_hundredths bigint      not null default 0 check (turnover_hundredths between 0 and required_cents * 100),
  -- The most that may be staked at once with its money, and the most that is kept of it; null: no bound.
  stake_max_cents     bigint,
  cap_cents           bigint,
  terms               jsonb       not null,
  priority            int         not null,
  -- Who gave it, and by what name that is known.
  giver               text        not null,
  source              text        not null,
  -- Of free spins, whose wins it is made of.
  pack_id             text        unique references freespin_pack (id),
  -- Whether only stakes of bonus money count: as it was when it was activated.
  is_apart            boolean,
  days_to_play        int         not null check (days_to_play > 0),
  granted_at          timestamptz not null,
  activate_by         timestamptz not null,
  activated_at        timestamptz,
  -- While it waits, until when it can be activated; then until when it can be played through.
  ends_at             timestamptz not null,
  moved_at            timestamptz,
  ended_at            timestamptz,
  converted_cents     bigint      not null default 0 check (converted_cents >= 0),
  check ((state in ('available', 'active', 'expiring')) = (ended_at is null)),
  check (state not in ('active', 'expiring', 'completed') or (activated_at is not null and is_apart is not null))
);

create unique index bonus_in_play on bonus (player_id, product) where state in ('active', 'expiring');
create index on bonus (player_id, product, id);
create index on bonus (ends_at) where state in ('available', 'active', 'expiring');
create index on bonus (ended_at) where ended_at is not null;

-- What the rounds of a pack have won becomes a bonus when the pack is over; until then it lies in the pool.
alter table freespin_pack add column won_cents bigint not null default 0 check (won_cents >= 0);
