-- How an entry is sealed: its seal covers the seal before it, so that none can be changed or taken away unseen. The keys
-- are not in the database: every connection of the product brings them as the setting marigold.ledger_keys
-- (docs/decisions/0019-sealed-books.md).

-- A move as it is hashed.
create or replace function ledger_line(from_path text, to_path text, currency text, cents bigint) returns text
language sql stable
return e'\n' || from_path || ' ' || to_path || ' ' || currency || ' ' || cents;

-- The setting, in hex: for each key its id (4 bytes), and its inner and its outer block as HMAC has them (64 each),
-- without anything between. The first seals, all check. A seal is the key's id and the HMAC, 36 bytes. Earlier releases
-- wrote a sha256 of 32 bytes where a connection had lost the keys on its way; such a connection is rejected now.
create or replace function ledger_seal(covered bytea) returns bytea language plpgsql stable as $$
declare
  keys constant bytea := decode(coalesce(current_setting('marigold.ledger_keys', true), ''), 'hex');
begin
  if keys = '' then
    raise exception 'this connection has not brought the keys that seal the ledger'
      using errcode = 'object_not_in_prerequisite_state',
        hint = 'A pooler may have dropped its startup options: set DATABASE_DIRECT_URL.';
  end if;
  return substr(keys, 1, 4) || sha256(substr(keys, 69, 64) || sha256(substr(keys, 5, 64) || covered));
end
$$;

-- Null where the connection does not have the key.
create or replace function ledger_seal_fits(seal bytea, covered bytea) returns boolean language plpgsql stable as $$
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
create or replace function ledger_covered(
  previous bytea, player_id bigint, number bigint, key text, reason text, recorded_at timestamptz, lines text
) returns bytea language sql stable
return previous || convert_to(
  player_id || e'\n' || number || e'\n' || key || e'\n' || reason || e'\n'
  || (extract(epoch from recorded_at) * 1000000)::bigint || lines, 'UTF8');

create or replace function ledger_hash(
  previous bytea, player_id bigint, number bigint, key text, reason text, recorded_at timestamptz, lines text
) returns bytea language sql stable
return ledger_seal(ledger_covered(previous, player_id, number, key, reason, recorded_at, lines));
