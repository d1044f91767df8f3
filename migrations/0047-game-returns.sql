-- What games have returned, beside what they should: on each day of UTC, of the rounds played for money. Each round counts
-- alike, whatever its stake and currency: as the share of its stake that came back.
create table game_return (
  game                text   not null,
  day                 date   not null,
  rounds              bigint not null,
  returned_millionths bigint not null,
  primary key (game, day)
);
