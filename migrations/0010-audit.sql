-- An outside auditor gets a role that may only look, and a view for every rule of the books.

-- Both ends of every move, and every pocket as its purse keeps it.
create view ledger_side as
select player_id, number, position, from_path as path, currency, -cents as cents from ledger_move
union all
select player_id, number, position, to_path, currency, cents from ledger_move;

create view ledger_pocket as
select player_id, 'player:' || player_id || ':' || pocket.name as path, currency, pocket.cents
from ledger_purse, lateral (
  values ('main', main), ('bonus', bonus), ('betting_bonus', betting_bonus), ('held', held), ('fun', fun)
) as pocket (name, cents);

-- What the operator owes all players, by currency: the liability report. Play money is owed to nobody.
create view ledger_liability as
select currency, sum(main) as main, sum(bonus) as bonus, sum(betting_bonus) as betting_bonus, sum(held) as held,
  sum(main + bonus + betting_bonus + held) as total
from ledger_purse where player_id > 0 group by currency;

-- One view for each rule of the books, whose rows are what breaks it. A migration that brings tables of money brings
-- their rule as another view `audit_l…` with a comment that says it; nothing else has to know.

create view audit_l1 as
select 'an entry moves nothing' as rule, key as subject, format('player %s, entry %s', player_id, number) as detail
from ledger_entry left join ledger_move using (player_id, number) where position is null
union all
select 'a move belongs to no entry', from_path || ' > ' || to_path, format('player %s, entry %s', player_id, number)
from ledger_move left join ledger_entry using (player_id, number) where key is null
union all
select 'a move moves nothing', from_path || ' > ' || to_path,
  format('player %s, entry %s: %s', player_id, number, cents)
from ledger_move where cents <= 0 or from_path = to_path
union all
select 'a path names no account of this entry', path, format('player %s, entry %s', player_id, number)
from ledger_side
where path !~ '^(player:\d+:[a-z_]+|house:[a-z0-9_-]+|outside:[a-z0-9_-]+)$'
  or (path like 'player:%' and split_part(path, ':', 2) <> player_id::text);
comment on view audit_l1 is 'every entry moves money from one account to another, and so sums to nothing';

create view audit_l2 as
select 'the books do not balance' as rule, currency as subject, format('off by %s', sum(cents)) as detail
from (
  select currency, cents from ledger_pocket
  union all
  select currency, cents from ledger_side where path not like 'player:%'
) as account
group by currency having sum(cents) <> 0;
comment on view audit_l2 is 'all accounts together hold nothing, in every currency';

create view audit_l3 as
with moved as (
  select path, currency, sum(cents) as cents from ledger_side where path like 'player:%' group by path, currency
)
select 'a kept balance is not what was moved' as rule, path as subject,
  format('%s: kept %s, moved %s', currency, coalesce(kept.cents, 0), coalesce(moved.cents, 0)) as detail
from ledger_pocket as kept full join moved using (path, currency)
where coalesce(kept.cents, 0) <> coalesce(moved.cents, 0);
comment on view audit_l3 is 'a purse holds what was moved into it, less what was moved out';

create view audit_l4 as
select 'a balance is negative' as rule, path as subject, format('%s %s', cents, currency) as detail
from ledger_pocket where cents < 0
union all
select 'a balance was negative', path, format('%s after entry %s', cents, number)
from (
  select path, number, sum(cents) over (partition by path, currency order by number, position) as cents
  from ledger_side where path like 'player:%'
) as running
where cents < 0;
comment on view audit_l4 is 'no pocket was ever below nothing';

create view audit_l5 as
with lines as (
  select player_id, number, string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position) as text
  from ledger_move group by player_id, number
),
chain as (
  select player_id, number, key, reason, recorded_at, hash, coalesce(lines.text, '') as lines,
    lag(number, 1, 0::bigint) over one_player as previous_number, lag(hash, 1, '\x') over one_player as previous_hash,
    lead(number) over one_player is null as is_last
  from ledger_entry left join lines using (player_id, number)
  window one_player as (partition by player_id order by number)
)
select 'an entry is missing' as rule, 'player ' || player_id as subject,
  format('between %s and %s', previous_number, number) as detail
from chain where number <> previous_number + 1
union all
select 'a hash does not fit its entry', 'player ' || player_id, format('entry %s, %s', number, key)
from chain where hash <> ledger_hash(previous_hash, player_id, number, key, reason, recorded_at, lines)
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
comment on view audit_l5 is 'what was recorded stays: the chain of hashes is whole, and its guards are on';

create view audit_l6 as
select 'a key names two facts' as rule, key as subject, format('%s entries', count(*)) as detail
from ledger_entry group by key having count(*) > 1
union all
select 'a key or reason is not one word', key, format('player %s, entry %s', player_id, number)
from ledger_entry where key ~ '\s' or reason ~ '\s';
comment on view audit_l6 is 'a fact moves money once';

create view audit_l10 as
select 'play money met real money' as rule, from_path || ' > ' || to_path as subject,
  format('player %s, entry %s', player_id, number) as detail
from ledger_move where (from_path like '%:fun') <> (to_path like '%:fun')
union all
select 'bonus money became money without a conversion', from_path || ' > ' || to_path,
  format('player %s, entry %s', player_id, number)
from ledger_move join ledger_entry using (player_id, number)
where from_path like 'player:%bonus' and to_path like 'player:%:main' and reason <> 'bonus.converted';
comment on view audit_l10 is 'play money never meets real money, and bonus money becomes money by a conversion alone';

create view audit_l11 as
select 'a purse held two currencies' as rule, 'player ' || player_id as subject,
  format('%s in entry %s', currency, number) as detail
from (
  select player_id, number, currency, sum(cents) over before as all_cents,
    sum(cents) over (partition by player_id, currency order by number, position) as own_cents
  from ledger_side where path like 'player:%'
  window before as (partition by player_id order by number, position)
) as running
where all_cents <> own_cents;
comment on view audit_l11 is 'a purse holds one currency at a time, its player’s';

create view audit_l13 as
with owed as (
  select currency, sum(cents) as cents
  from ledger_side where path like 'player:%' and path not like '%:fun' group by currency
)
select 'the liability report is wrong' as rule, currency as subject,
  format('reported %s, owed %s', coalesce(total, 0), coalesce(cents, 0)) as detail
from ledger_liability full join owed using (currency) where coalesce(total, 0) <> coalesce(cents, 0);
comment on view audit_l13 is 'what the operator reports as owed is what all moves together left to the players';

create function ledger_violations() returns table (invariant text, rule text, subject text, detail text)
language plpgsql stable as $$
begin
  return query execute (
    select string_agg(
      format('select %L, rule, subject, detail from %I', upper(substr(viewname, 7)), viewname), ' union all ')
    from pg_views where schemaname = current_schema() and viewname ~ '^audit_l\d+$'
  );
end
$$;

-- Nothing here is a clean audit. The product looks every night and after every test.
create view ledger_violation as select * from ledger_violations();

-- Lets whoever holds the role marigold_auditor read the books and nothing else, also what was added since. False where
-- the database's user may not create roles.
create function ledger_admit_auditor() returns boolean language plpgsql as $$
declare
  readable text;
begin
  -- Two servers that start together take turns.
  perform pg_advisory_xact_lock(620020);
  if to_regrole('marigold_auditor') is null then
    begin
      create role marigold_auditor nologin;
    exception
      when insufficient_privilege then return false;
      when duplicate_object or unique_violation then null; -- Made at this moment, for another database of the server.
    end;
  end if;
  if not pg_has_role('marigold_auditor', 'member') then
    begin
      execute format('grant marigold_auditor to %I', current_user);
    exception when insufficient_privilege then null; -- Somebody else made the role, for auditors alone.
    end;
  end if;
  if not has_schema_privilege('marigold_auditor', current_schema(), 'usage') then
    execute format('grant usage on schema %I to marigold_auditor', current_schema());
  end if;
  for readable in
    select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and relname ~ '^(ledger_|audit_l)'
      and not has_table_privilege('marigold_auditor', oid, 'select')
  loop
    execute format('grant select on %I to marigold_auditor', readable);
  end loop;
  return true;
end
$$;
