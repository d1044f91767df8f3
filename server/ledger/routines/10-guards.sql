-- What the tables of the books refuse, whoever asks. The triggers that call these are part of the tables.

create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create or replace function ledger_currency_is_free() returns trigger language plpgsql as $$
begin
  if greatest(old.main, old.bonus, old.betting_bonus, old.held, old.fun) > 0 then
    raise exception 'purse % holds money in %, so its currency stays', old.player_id, old.currency
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
