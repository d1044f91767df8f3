-- A database whose outside world was played: its money came from nowhere, its players' identities were never looked at,
-- and some of them sign in with a published password. The mark stays until `npm run leave-sandbox` has closed them all.
create table sandbox_mark (
  is_marked boolean primary key default true check (is_marked),
  marked_at timestamptz not null
);

-- Databases from before the mark are known by what only the sandbox leaves behind.
insert into sandbox_mark (marked_at)
select now()
where exists (select from payment where gateway = 'sandbox') or exists (select from sandbox_identity);

-- Everything kept about a player that would go if the player went: secrets, contacts, documents. The books stay, and
-- with them the player's number.
create function player_forget(forgotten bigint) returns void language plpgsql as $$
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
