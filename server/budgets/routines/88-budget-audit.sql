-- Budgets beside the ledger: what a budget has left is what its account holds, and what was spent was charged by entries.
create or replace view audit_l41 as
with held as (
  select path, sum(cents) as cents from ledger_side where path like 'house:budget-%' group by path
),
kept as (
  select 'house:budget-' || kind || '-' || regexp_replace(lower(name), '[^a-z0-9-]', '_', 'g') as path,
    sum(granted_cents - spent_cents) as cents
  from gift_budget group by 1
)
select 'a budget is not what its account holds' as rule, path as subject,
  format('left %s, the account holds %s', coalesce(kept.cents, 0), coalesce(held.cents, 0)) as detail
from kept full join held using (path)
where coalesce(kept.cents, 0) <> coalesce(held.cents, 0)
union all
select 'a budget gave more than it holds', kind || ' ' || name, format('%s of %s', spent_cents, granted_cents)
from gift_budget where spent_cents > granted_cents;
comment on view audit_l41 is 'what budgets have left is what their accounts hold, and none gave more than it holds';
