-- The rules of the books that are about shared rounds: that they were drawn by their chains, in order, and that nobody who
-- sat in one was forgotten.

create or replace view audit_l24 as
select 'a shared round was not drawn by its chain' as rule, 'shared round ' || shared_round.id as subject,
  format('%s, position %s', shared_round.game, position) as detail
from shared_round join seed_chain on seed_chain.id = chain_id
where encode(sha256(decode(seed, 'hex')), 'hex') <> commit or (position = 1 and commit <> anchor)
union all
select 'a shared round does not follow the one before it', 'shared round ' || round.id,
  format('%s, position %s', round.game, round.position)
from shared_round as round join shared_round as before
  on before.chain_id = round.chain_id and before.position = round.position - 1
where before.seed <> round.commit or before.id > round.id
union all
select 'the positions of a chain have a gap', 'chain ' || seed_chain.id,
  format('%s: %s rounds, %s used', seed_chain.game, count(shared_round.id), used)
from seed_chain left join shared_round on shared_round.chain_id = seed_chain.id
group by seed_chain.id having count(shared_round.id) <> used or coalesce(max(position), 0) <> used
union all
select 'a round was begun before its chain had a salt', 'shared round ' || shared_round.id, shared_round.game
from shared_round join seed_chain on seed_chain.id = chain_id where opens_at < salted_at
union all
select 'a seat of a settled round is still open', 'round ' || round.id, format('shared round %s', shared_round_id)
from round join shared_round on shared_round.id = shared_round_id
where settled_at is not null and round.state = 'open'
union all
select 'a seat is not of the round it was in', 'round ' || round.id, format('shared round %s', shared_round_id)
from round join shared_round on shared_round.id = shared_round_id
where (round.game, round.definition) <> (shared_round.game, shared_round.definition)
  or round.started_at > closes_at or (shared_round.phase = 'void' and round.paid_cents > 0);
comment on view audit_l24 is 'shared rounds follow their chain, and everybody who sat in one was settled';
