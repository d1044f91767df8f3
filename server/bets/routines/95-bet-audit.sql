-- The rules of bets: what was staked and paid, what the house would owe, and that no bet was taken when none could be, each
-- laid beside what the books, the legs and the events say.

-- What the book of sports was moved by each bet: its own entries are named bet:{id}:… and settle:{id}:{revision}. The
-- stake of a free bet comes from the house's book of gifts and may go back there, which is no payout.
create or replace view bet_moved as
select id, player_id, currency,
  coalesce(sum(cents) filter (where reason = 'bet.staked' and to_path = 'house:sports'), 0) as staked,
  coalesce(sum(cents) filter (where reason = 'bet.staked' and from_path like 'player:%:betting_bonus'), 0)
    as staked_bonus,
  coalesce(sum(cents) filter (where reason = 'bet.staked' and from_path = 'house:bonuses'), 0) as staked_free,
  coalesce(sum(cents) filter (where reason = 'bet.rolled_back' and from_path = 'house:sports'), 0) as given_back,
  coalesce(sum(case when from_path = 'house:sports' then cents else -cents end) filter (
    where reason in ('bet.settled', 'bet.corrected') and 'house:sports' in (from_path, to_path)
      and not (is_free and 'house:bonuses' in (from_path, to_path))), 0) as paid
from (
  select split_part(key, ':', 2) as id, entry.player_id, move.currency, reason, from_path, to_path, cents,
    coalesce(bet.freebet_id is not null, false) as is_free
  from ledger_entry as entry join ledger_move as move using (player_id, number)
  left join bet on bet.id = split_part(key, ':', 2)
  where reason in ('bet.staked', 'bet.rolled_back', 'bet.settled', 'bet.corrected')
) as moved
group by id, player_id, currency;

create or replace view audit_l37 as
select 'a bet is not what the books staked for it' as rule, coalesce(bet.id, moved.id) as subject,
  format('player %s, %s: staked %s, of it bonus %s; moved %s, %s, given back %s', coalesce(bet.player_id, moved.player_id),
    bet.status, bet.staked_cents, bet.bonus_cents, moved.staked, moved.staked_bonus, moved.given_back) as detail
from bet full join bet_moved as moved using (id, player_id, currency)
where (bet.staked_cents, bet.bonus_cents, case when bet.freebet_id is null then 0 else bet.staked_cents end,
    case when bet.status = 'refused' then bet.staked_cents else 0 end)
  is distinct from (moved.staked, moved.staked_bonus, moved.staked_free, moved.given_back)
union all
select 'the unit of a bet is not what was staked and not sold', id,
  format('%s on each of %s, staked %s, sold %s', unit_cents, jsonb_array_length(combos), staked_cents, sold_stake_cents)
from bet
where status <> 'cashed_out' and unit_cents * jsonb_array_length(combos) <> staked_cents - sold_stake_cents
union all
select 'a free bet was staked and no bet is paid by it', 'free bet ' || freebet.id, format('player %s', freebet.player_id)
from freebet left join bet on bet.id = freebet.bet_id and bet.freebet_id = freebet.id
where state = 'staked' and (bet.id is null or bet.status in ('refused', 'cancelled'));
comment on view audit_l37 is 'a bet staked what the books moved for it, and what was refused was given back whole';

create or replace view audit_l38 as
with last as (
  select distinct on (bet_id) bet_id, revision, paid_cents, status from bet_revision order by bet_id, revision desc
),
owed as (
  select player_id, -sum(cents) as cents from ledger_side where path = 'house:receivables' group by player_id
)
select 'a bet did not pay what it came to' as rule, bet.id as subject,
  format('player %s, %s: paid %s and sold %s, moved %s, last revision %s said %s', bet.player_id, bet.status,
    bet.paid_cents, sold_cents, moved.paid, last.revision, last.paid_cents) as detail
from bet left join bet_moved as moved using (id, player_id, currency) left join last on last.bet_id = bet.id
where bet.paid_cents + sold_cents <> coalesce(moved.paid, 0)
  or bet.paid_cents + sold_cents <> coalesce(last.paid_cents, 0)
  or bet.revision <> coalesce(last.revision, 0)
  or (last.status is not null and last.status <> bet.status)
  or (bet.status in ('delayed', 'refused', 'open', 'lost') and bet.paid_cents > 0)
union all
select 'the revisions of a bet have a gap', bet_id, format('%s of %s', count(*), max(revision))
from bet_revision group by bet_id having count(*) <> max(revision)
union all
select 'a player owes something else than the books say', 'player ' || player_id,
  format('%s, the books say %s', coalesce(debt.cents, 0), coalesce(owed.cents, 0))
from owed full join player_debt as debt using (player_id) where coalesce(owed.cents, 0) <> coalesce(debt.cents, 0)
union all
select 'an event is over and a bet on it waits', bet.id, format('event %s', bet_leg.event_id)
from bet join bet_leg on bet_leg.bet_id = bet.id join event on event.id = bet_leg.event_id
join bet_settlement on bet_settlement.event_id = event.id
where bet.status = 'open' and bet_leg.result is null and event.status in ('resulted', 'abandoned', 'cancelled')
  and bet_settlement.version >= event.version;
comment on view audit_l38 is 'a bet paid what its last revision says, and each revision was paid once';

create or replace view audit_l39 as
with owed as (
  select event_id, pick ->> 'market' as market, pick ->> 'outcome' as outcome, sum(owed_cents) as owed,
    sum(at_stake_cents) as staked, count(*) as bets
  from bet_leg cross join lateral jsonb_array_elements(picks) as pick
  where owed_cents > 0 or at_stake_cents > 0 group by 1, 2, 3
)
select 'what is owed on an outcome is not what its bets say' as rule,
  format('event %s, %s, %s', event_id, market, outcome) as subject,
  format('kept %s of %s in %s, bets say %s of %s in %s', owed_cents, staked_cents, kept.bets, owed.owed, owed.staked,
    owed.bets) as detail
from bet_liability as kept full join owed using (event_id, market, outcome)
where (coalesce(owed_cents, 0), coalesce(staked_cents, 0), coalesce(kept.bets, 0))
  is distinct from (coalesce(owed.owed, 0), coalesce(owed.staked, 0), coalesce(owed.bets, 0))
union all
select 'a leg owes something though it is over', bet_id, format('leg %s, bet %s', place, status)
from bet_leg join bet on bet.id = bet_id
where (owed_cents > 0 or at_stake_cents > 0) and (status not in ('open', 'delayed') or bet_leg.result is not null)
union all
select 'a boost was used up by something else than its bets',
  format('event %s, %s, %s, player %s', event_id, market, outcome, player_id),
  format('kept %s, cost %s, bets say %s, cost %s', use.staked_cents, use.cost_cents, booked.staked, booked.cost)
from boost_use as use full join (
  select event_id, pick ->> 'market' as market, pick ->> 'outcome' as outcome, bet_leg.player_id,
    sum(boost_staked_cents) as staked, sum(boost_cost_cents) as cost
  from bet_leg join bet on bet.id = bet_id cross join lateral jsonb_array_elements(picks) as pick
  where boost_staked_cents > 0 and status <> 'refused' group by 1, 2, 3, 4
) as booked using (event_id, market, outcome, player_id)
where (coalesce(use.staked_cents, 0), coalesce(use.cost_cents, 0))
  is distinct from (coalesce(booked.staked, 0), coalesce(booked.cost, 0))
union all
select 'the budget of boosts was not charged with what its bets cost', 'budget boost prices',
  format('spent %s, bets say %s', coalesce(spent_cents, 0), cost)
from (
  select coalesce(sum(cost), 0) as cost from (
    select max(boost_cost_cents) as cost from bet_leg join bet on bet.id = bet_id
    where boost_cost_cents > 0 and status <> 'refused' group by bet_id
  ) as bets
) as charged left join gift_budget on kind = 'boost' and name = 'prices'
where coalesce(spent_cents, 0) <> cost;
comment on view audit_l39 is 'what the house would owe on an outcome is what the open bets on it say';

create or replace view audit_l40 as
select 'a bet was taken when none could be' as rule, bet_id as subject,
  format('leg %s, event %s at version %s: %s', place, bet_leg.event_id, event_version,
    coalesce(phase.status, 'unknown')) as detail
from bet_leg join bet on bet.id = bet_id left join lateral (
  select status, is_open, starts_at from event_phase
  where event_phase.event_id = bet_leg.event_id and version <= event_version order by version desc limit 1
) as phase on true
where bet.accepted_at is not null and (
  phase.is_open is not true or is_live <> (phase.status = 'live')
  or (not is_live and bet.accepted_at >= phase.starts_at))
union all
select 'a bet has no receipt', id, format('player %s, %s', player_id, status)
from bet where accepted_at is not null and receipt is null
union all
select 'a bet would be sold at better odds than its receipt says', bet.id,
  format('leg %s: base odds %s, receipt %s', place, base_odds_x1000, promised.leg)
from bet join bet_leg on bet_leg.bet_id = bet.id
cross join lateral (select (receipt ->> 'text')::jsonb -> 'legs' -> place as leg) as promised
where bet.status = 'open' and receipt ? 'text'
  and base_odds_x1000 > coalesce(promised.leg ->> 'cash_out_odds', promised.leg ->> 'odds')::int
union all
-- The moment decides to which day a bet belongs. A bet that did not wait was taken when it was placed; its receipt says when.
select 'a bet was placed at another moment than its receipt says', id,
  format('player %s: placed at %s, taken at %s', player_id, created_at, accepted_at)
from bet where decides_at is null and accepted_at is not null and created_at <> accepted_at;
comment on view audit_l40 is 'no bet was taken after its match began, nor while nothing of it could be bet on';

create or replace view audit_l44 as
with loss as (
  select league_id, greatest(0, -sum(worst_cents)) as cents
  from bet_risk join event on event.id = event_id group by event_id, league_id
),
scopes as (
  select 'league-' || league_id as scope, sum(cents) as cents from loss group by league_id
  union all
  select 'total', sum(cents) from loss
)
select 'what a league or the whole book may lose is not the sum of its events' as rule, scope as subject,
  format('kept %s, events say %s', coalesce(loss_cents, 0), coalesce(cents, 0)) as detail
from bet_risk_scope full join scopes using (scope) where coalesce(loss_cents, 0) <> coalesce(cents, 0)
union all
-- A sum that is too low lifts the limit of a day: the exact sum is read only near it. One cent is left for rounding.
select 'the bets of a day may pay more than their player''s newest bet has stored', newest.id,
  format('player %s: stored %s, bets say %s', newest.player_id, round(day_cents::numeric, 2), round(today.cents, 2))
from (
  select distinct on (player_id) player_id, id, day_cents,
    date_trunc('day', max(created_at) over (partition by player_id), 'UTC') as day
  from bet order by player_id, number desc
) as newest cross join lateral (
  select sum(euro_rate::numeric * case when settled_at is null then potential_cents + sold_cents
    else paid_cents + sold_cents end) as cents
  from bet where bet.player_id = newest.player_id and created_at >= newest.day and status <> 'refused'
) as today
where day_cents < today.cents - 1;
comment on view audit_l44 is 'what a league, the whole book and the bets of a day may pay is not stored lower than it is';
