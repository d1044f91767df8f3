-- Receipts are sealed when they are written, and checked before a bet is paid (server/bets/promised-bet.ts).

create or replace function bet_receipt_covered(bet_id text, receipt jsonb) returns bytea language sql stable
return convert_to('bet receipt' || e'\n' || bet_id || e'\n' || (receipt ->> 'text'), 'UTF8');

-- A seal without a key is not enough: anybody can make it.
create or replace function bet_receipt_is_whole(bet_id text, receipt jsonb, seal bytea) returns boolean language sql stable
return length(seal) = 36 and coalesce(ledger_seal_fits(seal, bet_receipt_covered(bet_id, receipt)), false);

-- A receipt that stays as it is keeps its seal, so that one that was changed past this trigger is never sealed.
create or replace function bet_seal_receipt() returns trigger language plpgsql as $$
begin
  if new.receipt is not null and (tg_op = 'INSERT' or new.receipt is distinct from old.receipt) then
    new.receipt_seal := ledger_seal(bet_receipt_covered(new.id, new.receipt));
  end if;
  return new;
end
$$;

create or replace trigger sealed_receipt before insert or update of receipt on bet
  for each row execute function bet_seal_receipt();

-- Seals the receipts of earlier releases, once. Gives their number.
create or replace function bet_adopt_receipts() returns bigint language plpgsql as $$
declare
  written bigint;
begin
  if exists (select from row_seal where name = 'sealed_table' and key = '["bet"]') then
    return 0;
  end if;
  update bet set receipt_seal = ledger_seal(bet_receipt_covered(id, receipt))
  where receipt is not null and receipt_seal is null;
  get diagnostics written = row_count;
  insert into sealed_table (name, columns) values ('bet', '{receipt}') on conflict do nothing;
  return written;
end
$$;
