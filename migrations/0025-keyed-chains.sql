-- Whoever can write to the database can also reckon a sha256. So chains are sealed by a key that is not in it: every
-- connection of the product brings it as the setting marigold.ledger_keys, and what was recorded before stays as it is.
-- The steps of a payment, and where its money goes, are sealed in a chain of their own.

-- The setting, in hex: for each key its id (4 bytes), and its inner and its outer block as HMAC has them (64 each),
-- without anything between. The first seals, all check. A seal is the key's id and the HMAC, 36 bytes; without a key it is a
-- sha256, 32 bytes.
create function ledger_seal(covered bytea) returns bytea language plpgsql stable as $$
declare
  keys constant bytea := decode(coalesce(current_setting('marigold.ledger_keys', true), ''), 'hex');
begin
  return case when keys = '' then sha256(covered)
    else substr(keys, 1, 4) || sha256(substr(keys, 69, 64) || sha256(substr(keys, 5, 64) || covered)) end;
end
$$;

-- Null where the connection does not have the key.
create function ledger_seal_fits(seal bytea, covered bytea) returns boolean language plpgsql stable as $$
declare
  keys constant bytea := decode(coalesce(current_setting('marigold.ledger_keys', true), ''), 'hex');
begin
  if length(seal) = 32 then
    return seal = sha256(covered);
  elsif length(seal) <> 36 then
    return false;
  end if;
  for at in 0 .. length(keys) / 132 - 1 loop
    if substr(keys, at * 132 + 1, 4) = substr(seal, 1, 4) then
      return substr(seal, 5) = sha256(
        substr(keys, at * 132 + 69, 64) || sha256(substr(keys, at * 132 + 5, 64) || covered));
    end if;
  end loop;
  return null;
end
$$;

-- What the seal of an entry covers: the seal before it, then the entry and its moves, a line each.
create function ledger_covered(
  previous bytea, player_id bigint, number bigint, key text, reason text, recorded_at timestamptz, lines text
) returns bytea language sql stable
return previous || convert_to(
  player_id || e'\n' || number || e'\n' || key || e'\n' || reason || e'\n'
  || (extract(epoch from recorded_at) * 1000000)::bigint || lines, 'UTF8');

create or replace function ledger_hash(
  previous bytea, player_id bigint, number bigint, key text, reason text, recorded_at timestamptz, lines text
) returns bytea language sql stable
return ledger_seal(ledger_covered(previous, player_id, number, key, reason, recorded_at, lines));

-- In which transaction it was written, so that what a log outside of the database says of a span of transactions can be
-- held against what is here. Null: from before.
alter table ledger_entry add column tx bigint;
alter table ledger_entry alter column tx set default pg_current_xact_id()::text::bigint;
alter table payment_step add column tx bigint;
alter table payment_step alter column tx set default pg_current_xact_id()::text::bigint;
create index ledger_entry_by_tx on ledger_entry using brin (tx);
create index payment_step_by_tx on payment_step using brin (tx);

create or replace view audit_l5 as
with lines as (
  select player_id, number, string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position) as text
  from ledger_move group by player_id, number
),
chain as (
  select player_id, number, key, reason, recorded_at, hash, tx, coalesce(lines.text, '') as lines,
    lag(number, 1, 0::bigint) over one_player as previous_number, lag(hash, 1, '\x') over one_player as previous_hash,
    lead(number) over one_player is null as is_last
  from ledger_entry left join lines using (player_id, number)
  window one_player as (partition by player_id order by number)
),
looked_at as (
  select *, ledger_seal_fits(hash,
    ledger_covered(previous_hash, player_id, number, key, reason, recorded_at, lines)) as fits
  from chain
)
select 'an entry is missing' as rule, 'player ' || player_id as subject,
  format('between %s and %s', previous_number, number) as detail
from chain where number <> previous_number + 1
union all
select 'a hash does not fit its entry', 'player ' || player_id, format('entry %s, %s', number, key)
from looked_at where not fits
union all
select 'a key that sealed entries is not among ours', encode(substr(hash, 1, 4), 'hex'), format('%s entries', count(*))
from looked_at where fits is null and current_setting('marigold.ledger_keys', true) <> ''
group by substr(hash, 1, 4)
union all
select 'an entry is not keyed', 'player ' || player_id, format('entry %s, %s', number, key)
from chain
where length(hash) = 32 and (tx is not null or length(previous_hash) = 36)
  and current_setting('marigold.ledger_keys', true) <> ''
union all
select 'a chain does not end where its purse says', 'player ' || player_id,
  format('entry %s, the purse says %s', chain.number, purse.entries)
from ledger_purse as purse full join (select * from chain where is_last) as chain using (player_id)
where purse.entries is distinct from coalesce(chain.number, 0) or purse.head is distinct from coalesce(chain.hash, '\x')
union all
select 'a guard is off', name, 'what was recorded there can be changed'
from unnest(array['ledger_entry', 'ledger_move', 'ledger_purse']) as guarded (name)
where not exists (
  select from pg_trigger where tgrelid = guarded.name::regclass and tgname = 'append_only' and tgenabled in ('O', 'A')
);

-- A digest of the place money is sent to, which stays the same when the place is sealed by another data key.
alter table payment add column token_mark text not null default '';

-- Null: a step from before.
alter table payment_step add column hash bytea;

-- What never changes about a payment, and what a step says; texts are quoted, so that none can run into the next.
create function payment_facts(of payment) returns text language sql stable
return concat_ws(' ', quote_literal(of.transaction), of.player_id, of.type, quote_literal(of.method),
  quote_literal(of.gateway), quote_literal(of.currency), of.cents, of.fee_cents, quote_literal(of.destination),
  quote_literal(of.fingerprint), quote_literal(of.token_mark)) || e'\n';

create function payment_step_line(step payment_step) returns text language sql stable
return concat_ws(' ', step.number, quote_literal(step.state), quote_literal(step.reason),
  quote_literal(step.waits_for), encode(timestamptz_send(step.at), 'hex'), quote_literal(step.by),
  quote_literal(step.note), quote_nullable(step.cents), quote_nullable(step.currency));

-- A step is sealed with the seal before it; the first, with the payment's facts.
create function payment_step_seal() returns trigger language plpgsql as $$
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

create trigger sealed before insert on payment_step for each row execute function payment_step_seal();
create trigger append_only before update or delete or truncate on payment_step
  for each statement execute function ledger_is_append_only();

-- What is wrong with a payment's steps. A payout is looked up here before it is sent.
create view payment_fault as
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

create view audit_l16 as
select rule, subject, detail from payment_fault
union all
select 'a guard is off', 'payment_step ' || name, 'what was written there can be changed'
from unnest(array['append_only', 'sealed']) as guard (name)
where not exists (
  select from pg_trigger where tgrelid = 'payment_step'::regclass and tgname = guard.name and tgenabled in ('O', 'A')
);
comment on view audit_l16 is 'every step of a payment stays: who decided what, and where the money was to go';
