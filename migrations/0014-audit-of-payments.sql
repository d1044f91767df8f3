-- A payment says why an entry was made; here both are laid beside each other, amount by amount.

create view audit_l14 as
with book as (
  select split_part(key, ':', 2) as transaction, split_part(key, ':', 1) as type, player_id, currency, sum(cents) as cents
  from ledger_entry join ledger_move using (player_id, number)
  where key like 'deposit:%' or (key like 'withdrawal:%' and reason = 'withdrawal.held')
  group by 1, 2, 3, 4
),
owed as (
  select transaction, type, player_id, currency, cents from payment where type = 'withdrawal' or state = 'paid'
)
select 'what was moved for a payment is not what the payment says' as rule, transaction as subject,
  format('%s of player %s: says %s %s, moved %s', type, player_id, coalesce(owed.cents, 0), currency,
    coalesce(book.cents, 0)) as detail
from owed full join book using (transaction, type, player_id, currency)
where owed.cents is distinct from book.cents;

comment on view audit_l14 is 'a deposit is credited when it is paid, a withdrawal held when it is asked for, each with its own amount';
