-- What the operator wins or loses on each event in every scenario, of all open bets, so that limits hold for what can happen
-- together and not for each outcome by its name.

create table bet_risk (
  event_id    bigint   not null references event,
  block       text     not null,                     -- counts that are revalued together, as sports/risk names them
  grid        int      not null,                     -- version of the scenarios; those of another version are revalued
  width       smallint not null,                     -- bytes of a value
  cents       bytea    not null,                     -- euro cents by scenario, little-endian
  worst_cents bigint   not null,                     -- the lowest of them
  primary key (event_id, block)
) with (fillfactor = 50);

-- Compressing two kilobytes at every bet costs more than they take.
alter table bet_risk alter column cents set storage external;

-- The sum of what events may lose at worst, of a league and of the whole book.
create table bet_risk_scope (
  scope      text   primary key,
  loss_cents bigint not null check (loss_cents >= 0)
) with (fillfactor = 50);

-- Events with open bets are revalued when they are next touched.
insert into bet_risk (event_id, block, grid, width, cents, worst_cents)
select distinct event_id, 'none', 0, 4, ''::bytea, 0 from bet_leg where owed_cents > 0 or at_stake_cents > 0;
