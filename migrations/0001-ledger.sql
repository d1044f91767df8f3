-- The ledger: money never appears or vanishes, it moves from one account to another, and what was recorded stays.
-- Only players' pockets keep a balance. The house and the outside world have none, so no row of theirs is hot.
--
-- An entry is a fact about one player, or about the house alone (player 0). Every player has a chain of their own:
-- an entry's hash covers the entry before it. Whoever writes for a player has locked that player's purse anyway, so
-- a chain kept there makes nobody wait who would not wait already; one chain for all would make everybody wait.
--
-- Table checks are few because PostgreSQL prepares each of them anew for every writing statement; what else a move
-- must obey is checked by ledger_record, which writes it, and again by the audit, ledger_violation.

create table ledger_purse (
  player_id     bigint primary key,
  currency      text,                              -- the player's own; only the house has none
  main          bigint not null default 0,
  bonus         bigint not null default 0,
  betting_bonus bigint not null default 0,
  held          bigint not null default 0,
  fun           bigint not null default 0,
  entries       bigint not null default 0,         -- the length of the chain
  head          bytea  not null default '\x',      -- the hash of its last entry
  constraint never_negative check (least(main, bonus, betting_bonus, held, fun) >= 0 and (player_id = 0 or currency is not null))
) with (fillfactor = 70);

insert into ledger_purse (player_id) values (0);

create table ledger_entry (
  player_id   bigint not null,
  number      bigint not null,                     -- 1, 2, 3 … for each player, without a gap
  key         text   not null unique,              -- one entry per real-world fact: 'deposit:7f3a'
  reason      text   not null,                     -- 'deposit.settled', 'round.staked', …
  recorded_at timestamptz not null,
  hash        bytea  not null,
  primary key (player_id, number)
);

create table ledger_move (
  player_id bigint not null,
  number    bigint not null,
  position  int    not null,
  from_path text   not null,                       -- 'player:42:main', 'house:games', 'outside:card'
  to_path   text   not null,
  currency  text   not null,
  cents     bigint not null,
  primary key (player_id, number, position),
  foreign key (player_id, number) references ledger_entry,
  constraint a_real_move check (cents > 0 and from_path <> to_path)
);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();
create trigger append_only before update or delete or truncate on ledger_move
  for each statement execute function ledger_is_append_only();
create trigger append_only before delete or truncate on ledger_purse
  for each statement execute function ledger_is_append_only();

create function ledger_currency_is_free() returns trigger language plpgsql as $$
begin
  if greatest(old.main, old.bonus, old.betting_bonus, old.held, old.fun) > 0 then
    raise exception 'purse % holds money in %, so its currency stays', old.player_id, old.currency
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger currency_is_free before update of currency on ledger_purse
  for each row execute function ledger_currency_is_free();

-- A move as it is hashed.
create function ledger_line(from_path text, to_path text, currency text, cents bigint) returns text language sql stable
return e'\n' || from_path || ' ' || to_path || ' ' || currency || ' ' || cents;

-- What a hash covers: the hash before it, then the entry and its moves, a line each. An outside auditor needs sha256
-- and this one rule.
create function ledger_hash(previous bytea, entry ledger_entry, lines text) returns bytea language plpgsql stable as $$
begin
  return sha256(previous || convert_to(
    entry.player_id || e'\n' || entry.number || e'\n' || entry.key || e'\n' || entry.reason || e'\n'
    || (extract(epoch from entry.recorded_at) * 1000000)::bigint || lines, 'UTF8'));
end
$$;

-- Records entries in order, each once, each wholly or not at all, and says for each what became of it: 'recorded',
-- 'already recorded', 'different' (its key names another fact), 'insufficient …' or 'wrong currency …' with the path
-- that refused. One call is one trip to the database, however many entries wait at that moment: `players`, `keys`,
-- `reasons` and `move_counts` hold one value an entry, the rest one value a move, in the order of the entries.
create function ledger_record(
  players bigint[], keys text[], reasons text[], move_counts int[],
  from_paths text[], to_paths text[], currencies text[], amounts bigint[]
) returns text[] language plpgsql as $$
declare
  pockets  constant text[] := array['main', 'bonus', 'betting_bonus', 'held', 'fun'];
  outcomes text[] := '{}';
  purse    ledger_purse;
  entry    ledger_entry;
  own      text;
  balances bigint[];
  place    int;
  lines    text;
  refusal  text;
  first    int := 1;
  last     int;
begin
  if cardinality(keys) > 1 then
    -- Always in the same order, so that two calls for the same players never wait for each other.
    perform from ledger_purse where player_id = any (players) order by player_id for update;
  end if;

  for e in 1 .. cardinality(keys) loop
    select * into purse from ledger_purse where player_id = players[e] for update;
    if not found then
      raise exception 'player % has no purse', players[e];
    end if;

    own := 'player:' || players[e] || ':';
    balances := array[purse.main, purse.bonus, purse.betting_bonus, purse.held, purse.fun];
    lines := '';
    refusal := null;
    last := first + move_counts[e] - 1;
    if last < first then
      raise exception 'entry % moves nothing', keys[e];
    end if;

    for m in first .. last loop
      lines := lines || ledger_line(from_paths[m], to_paths[m], currencies[m], amounts[m]);
      if (from_paths[m] like '%:fun') <> (to_paths[m] like '%:fun') then
        raise exception 'entry % would mix play money with real money', keys[e];
      end if;

      if starts_with(from_paths[m], own) then
        place := array_position(pockets, substr(from_paths[m], length(own) + 1));
        balances[place] := balances[place] - amounts[m];
        if currencies[m] <> purse.currency then
          refusal := coalesce(refusal, 'wrong currency ' || from_paths[m]);
        elsif balances[place] < 0 then
          refusal := coalesce(refusal, 'insufficient ' || from_paths[m]);
        end if;
      elsif starts_with(from_paths[m], 'player:') then
        raise exception 'entry % of player % moves money of %', keys[e], players[e], from_paths[m];
      end if;

      if starts_with(to_paths[m], own) then
        place := array_position(pockets, substr(to_paths[m], length(own) + 1));
        balances[place] := balances[place] + amounts[m];
        if currencies[m] <> purse.currency then
          refusal := coalesce(refusal, 'wrong currency ' || to_paths[m]);
        end if;
      elsif starts_with(to_paths[m], 'player:') then
        raise exception 'entry % of player % moves money to %', keys[e], players[e], to_paths[m];
      end if;
    end loop;

    select * into entry from ledger_entry where key = keys[e];
    if found then
      outcomes := outcomes || case
        when entry.player_id = players[e] and entry.reason = reasons[e] and lines = (
          select string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position)
          from ledger_move where player_id = entry.player_id and number = entry.number
        )
        then 'already recorded' else 'different' end;
    elsif refusal is not null then
      outcomes := outcomes || refusal;
    else
      entry := (players[e], purse.entries + 1, keys[e], reasons[e], clock_timestamp(), '');
      entry.hash := ledger_hash(purse.head, entry, lines);
      insert into ledger_entry values (entry.*);
      for m in first .. last loop
        insert into ledger_move values
          (players[e], entry.number, m - first + 1, from_paths[m], to_paths[m], currencies[m], amounts[m]);
      end loop;
      update ledger_purse
      set main = balances[1], bonus = balances[2], betting_bonus = balances[3], held = balances[4], fun = balances[5],
        entries = entry.number, head = entry.hash
      where player_id = players[e];
      outcomes := outcomes || 'recorded'::text;
    end if;
    first := last + 1;
  end loop;
  return outcomes;
end
$$;

-- Every rule of the books, as the rows that break it: nothing here is a clean audit. Anyone with a read-only role can
-- look; the product looks every night and after every test.
create view ledger_violation as
with side as (
  select player_id, number, position, from_path as path, currency, -cents as cents from ledger_move
  union all
  select player_id, number, position, to_path, currency, cents from ledger_move
),
kept as (
  select purse.player_id, 'player:' || purse.player_id || ':' || pocket.name as path, currency, pocket.cents
  from ledger_purse as purse, lateral (
    values ('main', main), ('bonus', bonus), ('betting_bonus', betting_bonus), ('held', held), ('fun', fun)
  ) as pocket (name, cents)
),
moved as (
  select path, currency, sum(cents) as cents from side where path like 'player:%' group by path, currency
),
running as (
  select path, number, sum(cents) over (partition by path, currency order by number, position) as cents
  from side where path like 'player:%'
),
lines as (
  select player_id, number, string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position) as text
  from ledger_move group by player_id, number
),
chain as (
  select entry, player_id, number, hash, coalesce(lines.text, '') as lines,
    lag(number, 1, 0::bigint) over one_player as previous_number,
    lag(hash, 1, '\x') over one_player as previous_hash,
    lead(number) over one_player is null as is_last
  from ledger_entry as entry left join lines using (player_id, number)
  window one_player as (partition by player_id order by number)
)
select 'a kept balance is not what was moved' as rule, path as subject,
  format('%s: kept %s, moved %s', currency, coalesce(kept.cents, 0), coalesce(moved.cents, 0)) as detail
from kept full join moved using (path, currency)
where coalesce(kept.cents, 0) <> coalesce(moved.cents, 0)
union all
select 'a balance is negative', path, format('%s %s', cents, currency) from kept where cents < 0
union all
select 'a balance was negative', path, format('%s after entry %s', cents, number) from running where cents < 0
union all
select 'the books do not balance', currency, format('off by %s', sum(cents))
from (
  select currency, cents from kept union all select currency, cents from side where path not like 'player:%'
) as account
group by currency having sum(cents) <> 0
union all
select 'an entry is missing', 'player ' || player_id, format('between %s and %s', previous_number, number)
from chain where number <> previous_number + 1
union all
select 'a hash does not fit its entry', 'player ' || player_id, format('entry %s, %s', number, (entry).key)
from chain where hash <> ledger_hash(previous_hash, entry, lines)
union all
select 'a chain does not end where its purse says', 'player ' || player_id,
  format('entry %s, the purse says %s', chain.number, purse.entries)
from ledger_purse as purse full join (select * from chain where is_last) as chain using (player_id)
where purse.entries is distinct from coalesce(chain.number, 0) or purse.head is distinct from coalesce(chain.hash, '\x')
union all
select 'a path names no account of this entry', path, format('player %s, entry %s', player_id, number)
from side
where path !~ '^(player:\d+:[a-z_]+|house:[a-z0-9_-]+|outside:[a-z0-9_-]+)$'
  or (path like 'player:%' and split_part(path, ':', 2) <> player_id::text)
union all
select 'play money met real money', from_path || ' > ' || to_path, format('player %s, entry %s', player_id, number)
from ledger_move where (from_path like '%:fun') <> (to_path like '%:fun')
union all
select 'a key or reason is not one word', key, format('player %s, entry %s', player_id, number)
from ledger_entry where key ~ '\s' or reason ~ '\s';
