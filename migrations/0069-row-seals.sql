-- Rows that cause money to move later (a bonus, a limit, an approval, a definition) are sealed like entries of the ledger:
-- every version of such a row leaves a line here, whose seal covers the row and the line before. Which tables are sealed:
-- server/ledger/routines/28-sealed-tables.sql.
create table row_seal (
  name       text    not null,                 -- the table
  key        text    not null,                 -- the row's primary key, as a JSON array
  number     int     not null,                 -- 1, 2, 3 … for each row, without a gap
  is_deleted boolean not null default false,
  seal       bytea   not null,
  tx         bigint  not null,
  primary key (name, key, number)
);

-- A database that was restored into another cluster adds its lead to transaction numbers.
do $$
begin
  execute format('alter table row_seal alter column tx set default pg_current_xact_id()::text::bigint + %s',
    (select lead from transaction_lead));
end
$$;

create index row_seal_by_tx on row_seal using brin (tx);

create trigger append_only before update or delete or truncate on row_seal
  for each statement execute function ledger_is_append_only();

-- The tables whose existing rows were sealed, with the columns that their seals cover.
create table sealed_table (
  name    text   primary key,
  columns text[] not null
);
