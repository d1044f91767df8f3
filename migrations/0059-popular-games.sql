-- What is shown as played most. Pages in all languages are made from this one count, and made anew when it is: counted
-- at each look, two pages of one minute would tell two orders.
create table game_popularity (
  game   text   primary key,
  rounds bigint not null
);
