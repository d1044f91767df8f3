-- What the tables of payments refuse, and how the steps of a payment are sealed: each with the seal before it.

-- A deposit under way is in the currency it was ordered in; the player's must not change under it. A withdrawal's
-- money is held in the purse, which refuses by itself.
create or replace function payment_keeps_currency() returns trigger language plpgsql as $$
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

-- What never changes about a payment, and what a step says; texts are quoted, so that none can run into the next.
create or replace function payment_facts(of payment) returns text language sql stable
return concat_ws(' ', quote_literal(of.transaction), of.player_id, of.type, quote_literal(of.method),
  quote_literal(of.gateway), quote_literal(of.currency), of.cents, of.fee_cents, quote_literal(of.destination),
  quote_literal(of.fingerprint), quote_literal(of.token_mark)) || e'\n';

create or replace function payment_step_line(step payment_step) returns text language sql stable
return concat_ws(' ', step.number, quote_literal(step.state), quote_literal(step.reason),
  quote_literal(step.waits_for), encode(timestamptz_send(step.at), 'hex'), quote_literal(step.by),
  quote_literal(step.note), quote_nullable(step.cents), quote_nullable(step.currency));

-- A step is sealed with the seal before it; the first, with the payment's facts.
create or replace function payment_step_seal() returns trigger language plpgsql as $$
declare
  before bytea;
  facts  text := '';
begin
  if new.number > 1 then
    select hash into before from payment_step where payment_id = new.payment_id and number = new.number - 1;
  end if;
  if before is null then
    select payment_facts(payment) into facts from payment where id = new.payment_id;
    before := '\x';
  end if;
  new.hash := ledger_seal(before || convert_to(facts || payment_step_line(new), 'UTF8'));
  return new;
end
$$;

-- What is wrong with a payment's steps. A payout is looked up here before it is sent.
create or replace view payment_fault as
with chain as (
  select step.payment_id, step.number, step.state, step.hash, step.tx, payment_step_line(step) as line,
    lag(step.number, 1, 0) over one_payment as previous_number, lag(step.hash) over one_payment as previous_hash,
    lead(step.number) over one_payment is null as is_last
  from payment_step as step
  window one_payment as (partition by step.payment_id order by step.number)
),
looked_at as (
  select chain.*, transaction, ledger_seal_fits(hash, coalesce(previous_hash, '\x') || convert_to(
    case when previous_hash is null then payment_facts(payment) else '' end || line, 'UTF8')) as fits
  from chain join payment on payment.id = payment_id
)
select payment_id, 'a step is missing' as rule, transaction as subject,
  format('between %s and %s', previous_number, number) as detail
from looked_at where number <> previous_number + 1
union all
select payment_id, 'a step, or what was paid and where to, was changed', transaction, format('step %s, %s', number, state)
from looked_at where not fits
union all
select payment_id, 'a step was sealed by a key that is not among ours', transaction, format('step %s, %s', number, state)
from looked_at where hash is not null and fits is null and current_setting('marigold.ledger_keys', true) <> ''
union all
select payment_id, 'a step is not keyed', transaction, format('step %s, %s', number, state)
from looked_at
where coalesce(length(hash), 0) <= 32 and (tx is not null or length(previous_hash) = 36)
  and current_setting('marigold.ledger_keys', true) <> ''
union all
select payment.id, 'a payment does not stand where its last step says', transaction,
  format('%s, the last step says %s', payment.state, coalesce(chain.state, 'nothing'))
from payment left join chain on payment_id = payment.id and is_last
where payment.state is distinct from chain.state;
