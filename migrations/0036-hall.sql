-- What the hall knows of games beside their definitions. Searches forgive slips of the finger by trigrams.
create extension if not exists pg_trgm;

-- Since when a game can be played here.
create table game_opening (
  game      text        primary key,
  opened_at timestamptz not null
);

-- How many rounds for money were played on each day of UTC.
create table game_play (
  day    date   not null,
  game   text   not null,
  rounds bigint not null,
  primary key (day, game)
);
