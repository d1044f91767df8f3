-- A statement without the bank's signature that one person has read in. It counts once another person has read in the same.
create table statement_reading (
  digest    text   primary key,                -- of its lines
  lines     int    not null,
  paid_in   text   not null,                   -- for the second person to compare, such as "20000.00 EUR"
  member_id bigint not null references staff_member,
  read_at   timestamptz not null,
  agreed_by bigint references staff_member,
  agreed_at timestamptz,
  constraint two_persons check (agreed_by <> member_id)
);
create index statement_reading_waiting on statement_reading (read_at) where agreed_by is null;

-- What one person of the cashier has credited alone within a day is bounded.
create index payment_step_by_person on payment_step (by, at) where by <> '' and state = 'paid';
