-- The rule of cashback: what is promised and not taken yet lies in its pool, and what was taken was paid once.

create or replace view audit_l36 as
with held as (
  select currency, sum(cents) as cents from ledger_side where path = 'house:pool-cashback' group by currency
),
promised as (
  select currency, sum(amount_cents) as cents from cashback where status = 'active' group by currency
)
select 'the pool of cashback is not what is promised' as rule, currency as subject,
  format('promised %s, the books hold %s', coalesce(promised.cents, 0), coalesce(held.cents, 0)) as detail
from promised full join held using (currency) where coalesce(promised.cents, 0) <> coalesce(held.cents, 0)
union all
select 'a cashback was paid though it was not taken, or taken and not paid', 'cashback ' || cashback.id,
  format('player %s, %s', cashback.player_id, cashback.status)
from cashback left join ledger_entry as entry
  on entry.player_id = cashback.player_id and entry.key = format('cashback:%s:paid', cashback.id)
where (cashback.status = 'paid_out') <> (entry.key is not null)
union all
select 'a cashback is more than its rate makes of its base, or than its stakes allow', 'cashback ' || id,
  format('player %s: %s of %s at %s', player_id, amount_cents, base_cents, rate_ppm)
from cashback where amount_cents > base_cents * rate_ppm / 1000000 or amount_cents > most_cents;
comment on view audit_l36 is 'the pool of cashback holds what is promised, and what was taken was paid once';
