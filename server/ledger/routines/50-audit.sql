-- The rules of the books: a view for each, whose rows are what breaks it. Anyone with a read-only role can look. Rules
-- about payments stand beside the cashier; a new one is another view audit_l… with a comment that says it
-- (docs/how-to/audit.md).

create or replace view audit_l1 as
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

create or replace view audit_l2 as
select 'the books do not balance' as rule, currency as subject, format('off by %s', sum(cents)) as detail
from (
  select currency, cents from ledger_pocket
  union all
  select currency, cents from ledger_side where path not like 'player:%'
) as account
group by currency having sum(cents) <> 0;
comment on view audit_l2 is 'all accounts together hold nothing, in every currency';

create or replace view audit_l3 as
with moved as (
  select path, currency, sum(cents) as cents from ledger_side where path like 'player:%' group by path, currency
)
select 'a kept balance is not what was moved' as rule, path as subject,
  format('%s: kept %s, moved %s', currency, coalesce(kept.cents, 0), coalesce(moved.cents, 0)) as detail
from ledger_pocket as kept full join moved using (path, currency)
where coalesce(kept.cents, 0) <> coalesce(moved.cents, 0);
comment on view audit_l3 is 'a purse holds what was moved into it, less what was moved out';

create or replace view audit_l4 as
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
comment on view audit_l5 is 'what was recorded stays: the chain of hashes is whole, and its guards are on';

create or replace view audit_l6 as
select 'a key names two facts' as rule, key as subject, format('%s entries', count(*)) as detail
from ledger_entry group by key having count(*) > 1
union all
select 'a key or reason is not one word', key, format('player %s, entry %s', player_id, number)
from ledger_entry where key ~ '\s' or reason ~ '\s';
comment on view audit_l6 is 'a fact moves money once';

create or replace view audit_l7 as
with undone as (
  select player_id, round, currency, count(*) as times, sum(cents) as cents, min(key) as key
  from ledger_round where reason = 'round.rolled_back' group by player_id, round, currency
),
staked as (
  select player_id, round, currency, -sum(cents) as cents
  from ledger_round where reason = 'round.staked' group by player_id, round, currency
)
select 'a round was rolled back twice' as rule, key as subject, format('player %s, %s times', player_id, times) as detail
from undone where times > 1
union all
select 'a rollback gave back something else than the stake', key,
  format('player %s: staked %s, given back %s', player_id, coalesce(staked.cents, 0), undone.cents)
from undone left join staked using (player_id, round, currency)
where times = 1 and undone.cents is distinct from staked.cents
union all
select 'a round was rolled back and won', won.key, format('player %s', player_id)
from undone join ledger_round as won using (player_id, round) where won.reason = 'round.won';
comment on view audit_l7 is 'a stake is given back once at most, whole, and then wins nothing';

create or replace view audit_l8 as
select 'a win has no stake before it' as rule, key as subject, format('player %s, entry %s', player_id, number) as detail
from ledger_round as won
where reason = 'round.won' and not exists (
  select from ledger_round as staked
  where staked.reason = 'round.staked' and staked.player_id = won.player_id and staked.round = won.round
    and staked.currency = won.currency and staked.number < won.number
)
union all
select 'a round paid before it was staked', key, format('player %s, entry %s', player_id, number)
from ledger_entry join ledger_move using (player_id, number)
where reason = 'round.played' and position = 1 and from_path not like 'player:%' and from_path <> 'house:bonuses';
comment on view audit_l8 is 'a win has its stake before it, of the same player, round and currency';

create or replace view audit_l10 as
select 'play money met real money' as rule, from_path || ' > ' || to_path as subject,
  format('player %s, entry %s', player_id, number) as detail
from ledger_move where (from_path like '%:fun') <> (to_path like '%:fun')
union all
select 'bonus money became money without a conversion', from_path || ' > ' || to_path,
  format('player %s, entry %s', player_id, number)
from ledger_move join ledger_entry using (player_id, number)
where from_path like 'player:%bonus' and to_path like 'player:%:main' and reason <> 'bonus.converted';
comment on view audit_l10 is 'play money never meets real money, and bonus money becomes money by a conversion alone';

create or replace view audit_l11 as
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

-- A pool is a book of the house: house:pool-jackpot.
create or replace view audit_l12 as
select 'a pool gave away more than was put in' as rule, path as subject, format('%s %s', sum(cents), currency) as detail
from ledger_side where path like 'house:pool-%' group by path, currency having sum(cents) < 0;
comment on view audit_l12 is 'a pool holds what was put in less what was given away, and never gives away more';

create or replace view audit_l13 as
with owed as (
  select currency, sum(cents) as cents
  from ledger_side where path like 'player:%' and path not like '%:fun' group by currency
)
select 'the liability report is wrong' as rule, currency as subject,
  format('reported %s, owed %s', coalesce(total, 0), coalesce(cents, 0)) as detail
from ledger_liability full join owed using (currency) where coalesce(total, 0) <> coalesce(cents, 0);
comment on view audit_l13 is 'what the operator reports as owed is what all moves together left to the players';
