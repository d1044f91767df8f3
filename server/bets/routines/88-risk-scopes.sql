-- Adds what events may lose more, or less, to their league and to the whole book. A cap is held here, where the row is
-- locked: two transactions that fit into what is left only one by one cannot both commit. What is not capped is a change
-- that must happen whatever it costs, such as a settlement. Rows are locked in the order of their names.

create or replace function bet_risk_change(scopes text[], deltas bigint[], caps bigint[]) returns void
language plpgsql as $$
declare
  change record;
  loss bigint;
begin
  for change in select * from unnest(scopes, deltas, caps) as change (scope, delta, cap) order by scope loop
    insert into bet_risk_scope (scope, loss_cents) values (change.scope, greatest(0, change.delta))
    on conflict (scope) do update set loss_cents = greatest(0, bet_risk_scope.loss_cents + change.delta)
    returning loss_cents into loss;
    if change.delta > 0 and loss > change.cap then
      raise exception 'the worst case of % would be more than it may', change.scope using errcode = 'RK001';
    end if;
  end loop;
end
$$;
