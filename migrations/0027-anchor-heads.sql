-- The last anchor of each file outside of the database, so that a file cut off at its end is noticed: the file says what
-- must be here, and this what must be there.
create table ledger_anchor_head (
  file text   primary key, -- the signature of its first line
  n    bigint not null,
  mac  text   not null,
  at   timestamptz not null
);
