-- What each player was given, by whom and when: one row for each reward, whatever it is made of.
create table given_reward (
  player_id bigint      not null references player,
  key       text        not null,  -- of the grant: a reward is given once for each key
  giver     text        not null,  -- 'offer', 'quest', 'shop', 'staff', …
  name      text        not null,  -- of the offer, the quest, the product, the member of staff
  currency  text        not null,
  reward    jsonb       not null,
  given_at  timestamptz not null,
  primary key (player_id, key)
);
create index given_reward_by_time on given_reward (player_id, given_at desc);

-- What was given before this table, as far as it can be told from what players have.
insert into given_reward (player_id, key, giver, name, currency, reward, given_at)
select player_id, 'bonus:' || key, giver, source, currency,
  jsonb_build_object('kind', 'bonus', 'template', template, 'amount', amount_cents), granted_at
from bonus where pack_id is null
union all
select player_id, 'pack:' || id, split_part(source, ':', 1), substr(source, strpos(source, ':') + 1), currency,
  jsonb_build_object('kind', 'freespins', 'game', game, 'rounds', rounds, 'stake', stake_cents, 'winsTo', wins_to, 'days', 0),
  granted_at
from freespin_pack
union all
select player_id, 'freebet:' || key, split_part(source, ':', 1), substr(source, strpos(source, ':') + 1), currency,
  jsonb_build_object('kind', 'freebet', 'value', value_cents, 'days', 0), granted_at
from freebet
union all
select entry.player_id, 'cash:' || key, split_part(key, ':', 2), '', currency,
  jsonb_build_object('kind', 'cash', 'amount', cents), recorded_at
from ledger_entry as entry join ledger_move as move using (player_id, number)
where reason in ('reward.paid', 'cashback.paid') and to_path = format('player:%s:main', entry.player_id);
