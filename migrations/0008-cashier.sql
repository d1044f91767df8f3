-- Payments: money in and money out, each with every step of its way, and what payment services told us about it. The
-- books themselves are the ledger's; a payment says why an entry was made, and where it stands until one is.

-- A deposit or a withdrawal. Both counts run without a gap for each player, so that any page of a history is found by
-- its numbers, however long the history is.
create table payment (
  id           bigint generated always as identity primary key,
  transaction  text   not null unique,             -- its name outside: on the wire, in addresses, at payment services
  player_id    bigint not null references player,
  number       bigint not null,                    -- 1, 2, 3 … of the player's payments
  type         text   not null check (type in ('deposit', 'withdrawal')),
  type_number  bigint not null,                    -- 1, 2, 3 … of the player's payments of this type
  method       text   not null,
  gateway      text   not null,
  currency     text   not null,
  cents        bigint not null check (cents > 0),
  fee_cents    bigint not null default 0 check (fee_cents >= 0 and fee_cents < cents),
  state        text   not null,
  reason       text   not null default '',
  reference    text,                               -- the service's own name for it, once known
  redirect_url text,                               -- where a deposit goes on being paid
  instructions jsonb  not null default '[]',       -- what a player must know to pay it
  destination  text   not null default '',         -- where a withdrawal goes, as far as it may be shown
  token        text   not null default '',         -- the same, as the service keeps it
  fingerprint  text   not null default '',         -- the same for the same destination, and says nothing about it
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  looked_at    timestamptz not null,               -- when the sweep last looked; the longest unseen comes first
  settled_at   timestamptz,
  unique (player_id, number),
  unique (player_id, type, type_number)
);

create index payment_by_limit on payment (player_id, created_at) include (cents, state) where type = 'deposit';
create index payment_open on payment (state, looked_at) where state in ('started', 'pending', 'checks', 'approved', 'sent');
create index payment_by_fingerprint on payment (fingerprint) where fingerprint <> '';
create index payment_paid_out on payment (method, settled_at) include (created_at) where type = 'withdrawal' and state = 'paid';

create table payment_step (
  payment_id bigint not null references payment,
  number     int    not null,
  state      text   not null,
  reason     text   not null,
  waits_for  text   not null,
  at         timestamptz not null,
  primary key (payment_id, number)
);

-- What a payment service told us, once each: the second telling of the same event finds its row here.
create table payment_notice (
  gateway     text not null,
  event_id    text not null,
  transaction text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);

-- What is known against a destination: it is being checked, or must not be paid to. No row: nothing is.
create table payout_destination (
  fingerprint text primary key,
  standing    text not null check (standing in ('on_check', 'fraudulent')),
  changed_at  timestamptz not null
);

create table deposit_limit (
  player_id bigint primary key references player on delete cascade,
  cents     bigint not null check (cents > 0),
  period    text   not null,
  set_at    timestamptz not null
);

-- A deposit under way is in the currency it was ordered in; the player's must not change under it. A withdrawal's
-- money is held in the purse, which refuses by itself.
create function payment_keeps_currency() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment
    where player_id = old.id and type = 'deposit' and state in ('started', 'pending', 'review')
  ) then
    raise exception 'player % has a deposit under way in %', old.id, old.currency using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger payment_keeps_currency before update of currency on player
  for each row when (old.currency <> new.currency) execute function payment_keeps_currency();

-- L9. A withdrawal's money is held once, and the hold ends once: paid or released, as the withdrawal says.
create view audit_l9 as
with book as (
  select split_part(key, ':', 2) as transaction,
    count(*) filter (where reason = 'withdrawal.held') as held,
    count(*) filter (where reason = 'withdrawal.paid') as paid,
    count(*) filter (where reason = 'withdrawal.released') as released
  from ledger_entry where key like 'withdrawal:%' group by 1
),
wanted as (
  select transaction, state, (state = 'paid')::int as paid, (state in ('declined', 'cancelled'))::int as released
  from payment where type = 'withdrawal'
)
select 'a hold has not ended once, or not as its withdrawal says' as rule, transaction as subject,
  format('%s: held %s, paid %s, released %s', coalesce(wanted.state, 'no withdrawal'), coalesce(book.held, 0),
    coalesce(book.paid, 0), coalesce(book.released, 0)) as detail
from wanted full join book using (transaction)
where (coalesce(book.held, 0), coalesce(book.paid, 0), coalesce(book.released, 0))
  is distinct from (1, wanted.paid, wanted.released);

comment on view audit_l9 is 'every withdrawal hold ends once: paid or released';
