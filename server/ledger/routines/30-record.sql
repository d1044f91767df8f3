-- How money moves. Nothing else writes entries, moves and balances: server/ledger/record.ts calls ledger_record, with as
-- many entries as wait at that moment.

-- Whether a recorded entry states the same fact.
create or replace function ledger_is_same(known_key text, its_player bigint, its_reason text, its_lines text)
returns boolean language sql stable
return (
  select entry.player_id = its_player and entry.reason = its_reason and its_lines = (
    select string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position)
    from ledger_move as move where move.player_id = entry.player_id and move.number = entry.number
  )
  from ledger_entry as entry where key = known_key
);

-- The form of earlier releases, which gave outcomes alone. `is_patient` comes first since, so that a server of theirs is
-- refused and cannot misread the answer.
drop function if exists ledger_record(bigint[], text[], text[], int[], text[], text[], text[], bigint[], boolean);

-- Records entries in order, each once, each wholly or not at all, and says for each what became of it: 'recorded',
-- 'already recorded', 'different' (its key names another fact), 'insufficient …' or 'wrong currency …' with the path
-- that refused, 'wrong entry …' with the caller's mistake, or 'busy'. Beside it stands what the player's purse holds
-- since, so that nobody has to read it again: nulls where the purse is busy or there is none.
--
-- One call is one trip to the database: `players`, `keys`, `reasons` and `move_counts` hold one value an entry, the rest
-- one value a move, in the order of the entries. A key stands once in a call. What the call needs is read once, reckoned
-- in memory and written once.
--
-- A purse that another transaction has locked is waited for, or else, unless `is_patient`, all its entries are 'busy':
-- one player's long transaction must not keep hundreds of others waiting.
create or replace function ledger_record(
  is_patient boolean, players bigint[], keys text[], reasons text[], move_counts int[],
  from_paths text[], to_paths text[], currencies text[], amounts bigint[]
) returns table (
  outcome text, currency text, main bigint, bonus bigint, betting_bonus bigint, held bigint, fun bigint
) language plpgsql as $$
-- In a statement these names are columns of the purse, not what is returned.
#variable_conflict use_column
declare
  pockets  constant text[] := array['main', 'bonus', 'betting_bonus', 'held', 'fun'];
  is_one   constant boolean := cardinality(keys) = 1;

  purse    ledger_purse;
  -- The purses, by player; `place` is where one of them stands in each list.
  owners   bigint[];
  units    text[];
  balances bigint[];
  lengths  bigint[];
  heads    bytea[];
  place    int;

  own      text;
  pocket   int;
  after    bigint[];
  lines    text;
  known    text[];
  first    int := 1;
  last     int;

  -- What is written in the end: nulls where an entry was not recorded.
  numbers      bigint[] := array_fill(null::bigint, array[cardinality(keys)]);
  times        timestamptz[] := array_fill(null::timestamptz, array[cardinality(keys)]);
  hashes       bytea[] := array_fill(null::bytea, array[cardinality(keys)]);
  move_players bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  move_numbers bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  positions    int[] := array_fill(null::int, array[cardinality(amounts)]);
begin
  if is_one and is_patient then
    select * into purse from ledger_purse where player_id = players[1] for update;
  elsif is_one then
    select * into purse from ledger_purse where player_id = players[1] for update skip locked;
  elsif is_patient then
    -- Always in the same order, so that two calls for the same players never wait for each other.
    select array_agg(player_id), array_agg(currency), array_agg(array[main, bonus, betting_bonus, held, fun]),
      array_agg(entries), array_agg(head)
    into owners, units, balances, lengths, heads
    from (select * from ledger_purse where player_id = any (players) order by player_id for update) as purse;
  else
    select array_agg(player_id), array_agg(currency), array_agg(array[main, bonus, betting_bonus, held, fun]),
      array_agg(entries), array_agg(head)
    into owners, units, balances, lengths, heads
    from (
      select * from ledger_purse where player_id = any (players) order by player_id for update skip locked
    ) as purse;
  end if;

  if is_one then
    owners := array[purse.player_id];
    units := array[purse.currency];
    balances := array[array[purse.main, purse.bonus, purse.betting_bonus, purse.held, purse.fun]];
    lengths := array[purse.entries];
    heads := array[purse.head];
    select array[key] into known from ledger_entry where key = keys[1];
  elsif (select count(distinct key) from unnest(keys) as key) < cardinality(keys) then
    raise exception 'a key stands twice in one call';
  else
    select array_agg(key) into known from ledger_entry where key = any (keys);
  end if;

  for e in 1 .. cardinality(keys) loop
    last := first + move_counts[e] - 1;
    place := case when is_one then 1 else width_bucket(players[e], owners) end;
    if owners[place] = players[e] then
      outcome := case when last < first then 'wrong entry ' || keys[e] || ' moves nothing' end;
    elsif is_patient or not exists (select from ledger_purse where player_id = players[e]) then
      outcome := 'wrong entry ' || keys[e] || ': player ' || players[e] || ' has no purse';
    else
      outcome := 'busy';
    end if;

    if outcome is null then
      own := 'player:' || players[e] || ':';
      after := array[
        balances[place][1], balances[place][2], balances[place][3], balances[place][4], balances[place][5]];
      lines := '';
      for m in first .. last loop
        lines := lines || ledger_line(from_paths[m], to_paths[m], currencies[m], amounts[m]);
        if amounts[m] <= 0 or from_paths[m] = to_paths[m] then
          outcome := 'wrong entry ' || keys[e] || ' has a move that moves nothing';
        elsif (from_paths[m] like '%:fun') <> (to_paths[m] like '%:fun') then
          outcome := 'wrong entry ' || keys[e] || ' would mix play money with real money';
        end if;

        if starts_with(from_paths[m], own) then
          pocket := array_position(pockets, substr(from_paths[m], length(own) + 1));
          after[pocket] := after[pocket] - amounts[m];
          if currencies[m] <> units[place] then
            outcome := coalesce(outcome, 'wrong currency ' || from_paths[m]);
          elsif after[pocket] < 0 then
            outcome := coalesce(outcome, 'insufficient ' || from_paths[m]);
          end if;
        elsif starts_with(from_paths[m], 'player:') then
          outcome := 'wrong entry ' || keys[e] || ' of player ' || players[e] || ' moves money of ' || from_paths[m];
        end if;

        if starts_with(to_paths[m], own) then
          pocket := array_position(pockets, substr(to_paths[m], length(own) + 1));
          after[pocket] := after[pocket] + amounts[m];
          if currencies[m] <> units[place] then
            outcome := coalesce(outcome, 'wrong currency ' || to_paths[m]);
          end if;
        elsif starts_with(to_paths[m], 'player:') then
          outcome := 'wrong entry ' || keys[e] || ' of player ' || players[e] || ' moves money to ' || to_paths[m];
        end if;
      end loop;

      if keys[e] = any (known) and coalesce(not starts_with(outcome, 'wrong entry'), true) then
        outcome := case when ledger_is_same(keys[e], players[e], reasons[e], lines)
          then 'already recorded' else 'different' end;
      end if;
    end if;

    if outcome is null then
      outcome := 'recorded';
      numbers[e] := lengths[place] + 1;
      times[e] := clock_timestamp();
      hashes[e] := ledger_hash(heads[place], players[e], numbers[e], keys[e], reasons[e], times[e], lines);
      lengths[place] := numbers[e];
      heads[place] := hashes[e];
      for p in 1 .. 5 loop
        balances[place][p] := after[p];
      end loop;
      for m in first .. last loop
        move_players[m] := players[e];
        move_numbers[m] := numbers[e];
        positions[m] := m - first + 1;
      end loop;
    end if;

    -- A purse that we do not have is outside of the lists, and so are its balances: null.
    place := case when owners[place] = players[e] then place else 0 end;
    currency := units[place];
    main := balances[place][1];
    bonus := balances[place][2];
    betting_bonus := balances[place][3];
    held := balances[place][4];
    fun := balances[place][5];
    return next;
    first := last + 1;
  end loop;

  if is_one and numbers[1] is not null then
    -- The same as below. To prepare the writing of a list takes twice as long as to write one row.
    insert into ledger_entry values (players[1], numbers[1], keys[1], reasons[1], times[1], hashes[1]);
    for m in 1 .. last loop
      insert into ledger_move values
        (players[1], numbers[1], positions[m], from_paths[m], to_paths[m], currencies[m], amounts[m]);
    end loop;
    update ledger_purse
    set main = after[1], bonus = after[2], betting_bonus = after[3], held = after[4], fun = after[5],
      entries = numbers[1], head = hashes[1]
    where player_id = players[1];
  elsif not is_one then
    insert into ledger_entry
    select * from unnest(players, numbers, keys, reasons, times, hashes) as entry (player, number)
    where number is not null;
    insert into ledger_move
    select * from unnest(move_players, move_numbers, positions, from_paths, to_paths, currencies, amounts)
      as move (player, number)
    where number is not null;
    update ledger_purse
    set main = balances[change.place][1], bonus = balances[change.place][2], betting_bonus = balances[change.place][3],
      held = balances[change.place][4], fun = balances[change.place][5], entries = change.length, head = change.head
    from unnest(owners, lengths, heads) with ordinality as change (owner, length, head, place)
    where player_id = owner and entries < change.length;
  end if;
end
$$;
