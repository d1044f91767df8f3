-- Everything kept about a player that would go if the player went: secrets, contacts, documents. The books stay, and
-- with them the player's number.
create or replace function player_forget(forgotten bigint) returns void language plpgsql as $$
declare
  kept record;
begin
  for kept in
    select conrelid::regclass as place, attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'player'::regclass and confdeltype = 'c'
  loop
    execute format('delete from %s where %I = $1', kept.place, kept.name) using forgotten;
  end loop;
end
$$;
