-- When play really began, where somebody says so: earlier than planned, it takes bets back that were made after it.
alter table event add column began_at timestamptz;

-- Wishes to sell a bet on a match in play: they wait as bets do, and are priced again when they are done.
create table bet_sale (
  bet_id     text        primary key references bet,
  player_id  bigint      not null references player,
  percent    int         not null check (percent between 1 and 100),
  seen_cents bigint      not null check (seen_cents >= 0), -- for this part of it
  decisive   jsonb       not null,                   -- by event: how many decisive incidents there had been
  asked_at   timestamptz not null,
  decides_at timestamptz not null,
  refused    text                                    -- why it came to nothing; null while it waits
);

create index bet_sale_due on bet_sale (decides_at) where refused is null;
