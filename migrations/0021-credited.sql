-- What was asked stays as it was asked. What came and what was credited stand beside it, where they differ.

alter table payment
  add column received_cents bigint check (received_cents > 0),   -- as the gateway said when the deposit came under review
  add column received_currency text,
  add column credited_cents bigint check (credited_cents > 0),   -- as people of the cashier have found it to be worth
  add column credited_currency text;

-- What a first person has agreed to credit, until a second agrees to the same.
alter table payment_step add column cents bigint, add column currency text;

drop index payment_by_time;
create index payment_by_time on payment (player_id, type, created_at) include (cents, credited_cents, state);

create or replace view audit_l14 as
with book as (
  select split_part(key, ':', 2) as transaction, split_part(key, ':', 1) as type, player_id, currency, sum(cents) as cents
  from ledger_entry join ledger_move using (player_id, number)
  where key like 'deposit:%' or (key like 'withdrawal:%' and reason = 'withdrawal.held')
  group by 1, 2, 3, 4
),
owed as (
  select transaction, type, player_id, coalesce(credited_currency, currency) as currency,
    coalesce(credited_cents, cents) as cents
  from payment where type = 'withdrawal' or state = 'paid'
)
select 'what was moved for a payment is not what the payment says' as rule, transaction as subject,
  format('%s of player %s: says %s %s, moved %s', type, player_id, coalesce(owed.cents, 0), currency,
    coalesce(book.cents, 0)) as detail
from owed full join book using (transaction, type, player_id, currency)
where owed.cents is distinct from book.cents;

-- L15. Asked, received and credited, side by side. What is not backed by anything that came, or is more than one person
-- may decide about, names two people.
create view audit_l15 as
with credited as (
  select payment.id, transaction, state, cents as asked, currency as asked_in, received_cents, received_currency,
    credited_cents, credited_currency, coalesce(received_cents, cents) as backed,
    coalesce(received_currency, currency) as backed_in
  from payment where type = 'deposit' and credited_cents is not null
),
agreed as (
  select payment_id as id, count(distinct lower(trim(by))) as people
  from payment_step join credited on credited.id = payment_id
  where by <> '' and (
    (payment_step.state = 'paid') or
    (payment_step.reason = 'second_look' and (cents, currency) = (credited_cents, credited_currency)))
  group by payment_id
)
select case when coalesce(people, 0) = 0 then 'nobody credited it'
    else 'one person credited what two must agree to' end as rule,
  transaction as subject,
  format('asked %s %s, received %s, credited %s %s', asked, asked_in,
    coalesce(received_cents || ' ' || received_currency, 'nothing known'), credited_cents, credited_currency) as detail
from credited left join agreed using (id)
where state <> 'paid' or coalesce(people, 0) = 0 or (
  people < 2
  and (credited_cents > 1000000 or credited_currency <> backed_in or credited_cents > backed));

comment on view audit_l15 is 'what people credited is what came, up to a bound, or two of them have agreed to it';
