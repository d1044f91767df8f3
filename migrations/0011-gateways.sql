-- Real gateways: who of the cashier decided what, and what the bank's statements have told us.

-- A person's name and their own words; the house's own steps have neither. Players see the reason alone.
alter table payment_step add column by text not null default '', add column note text not null default '';

-- What a payer writes on a transfer names one deposit. People may send several withdrawals under one reference.
create unique index payment_deposit_reference on payment (reference) where gateway = 'iban' and type = 'deposit';
create index payment_payout_reference on payment (reference) where gateway = 'iban' and type = 'withdrawal';

-- A booked line of a statement, once however often it is read. Whatever no deposit or withdrawal could be found for
-- stays here without a transaction until a person gives it one, or says that it is none of the players' business.
create table bank_line (
  id          bigint generated always as identity primary key,
  iban        text   not null,                     -- of our own account
  line        text   not null,                     -- the bank's name for it
  direction   text   not null check (direction in ('in', 'out')),
  currency    text   not null,
  cents       bigint not null check (cents > 0),
  booked_on   date,
  party       text   not null,                     -- who paid, or was paid
  message     text   not null,                     -- what they wrote
  transaction text   references payment (transaction),
  aside_by    text,                                -- who put it aside, and why
  aside_note  text   not null default '',
  read_at     timestamptz not null,
  unique (iban, line)
);

create index bank_line_unmatched on bank_line (id) where transaction is null and aside_by is null;
