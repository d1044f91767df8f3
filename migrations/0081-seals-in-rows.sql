-- Rows that change with every round or bet carry their seal in a column: server/ledger/routines/26-seals-in-rows.sql.
alter table round add column seal bytea;
alter table bonus add column seal bytea;
alter table coin_entry add column seal bytea;
alter table loyalty_day add column seal bytea;
alter table loyalty_quest add column seal bytea;
alter table loyalty_round add column seal bytea;
alter table tournament_player add column seal bytea;
alter table tournament_round add column seal bytea;
alter table tournament_run add column seal bytea;
alter table jackpot_cycle add column seal bytea;

-- Their parameters have changed.
drop function if exists sealed_tables();
drop function if exists seal_install(text, text[]);
drop function if exists seal_write(text, text, text);
