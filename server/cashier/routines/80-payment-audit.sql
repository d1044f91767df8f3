-- The rules of the books that are about payments: a payment says why an entry was made, and here both are laid beside
-- each other.

create or replace view audit_l9 as
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

comment on view audit_l14 is 'a deposit is credited when it is paid, a withdrawal held when it is asked for, each with its own amount';

-- Asked, received and credited, side by side. What is not backed by anything that came, or is more than one person
-- may decide about, names two people.
create or replace view audit_l15 as
with credited as (
  select payment.id, transaction, state, cents as asked, currency as asked_in, received_cents, received_currency,
    credited_cents, credited_currency, coalesce(received_cents, cents) as backed,
    coalesce(received_currency, currency) as backed_in, (
      select min(at) from payment_step as step where step.payment_id = payment.id and step.state = 'paid') as credited_at
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
  and (credited_cents > threshold_at('payments-two-persons', 1000000, credited_at) or received_cents is null or credited_currency <> backed_in
    or credited_cents > backed));

comment on view audit_l15 is 'what people credited is what came, up to a bound, or two of them have agreed to it';

create or replace view audit_l16 as
select rule, subject, detail from payment_fault
union all
select 'a guard is off', 'payment_step ' || name, 'what was written there can be changed'
from unnest(array['append_only', 'sealed']) as guard (name)
where not exists (
  select from pg_trigger where tgrelid = 'payment_step'::regclass and tgname = guard.name and tgenabled in ('O', 'A')
);
comment on view audit_l16 is 'every step of a payment stays: who decided what, and where the money was to go';
