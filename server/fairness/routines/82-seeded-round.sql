-- A round with what it is made from: a seed of its player's own, or the seed of the round it was part of. The house's seed
-- is sealed, or null where it is of a chain and not revealed yet.
create or replace view seeded_round as
select round.id, round.player_id, round.number, round.game, round.definition, round.pair_id, round.shared_round_id,
  coalesce(round.nonce, shared_round.position) as nonce, round.bet, round.decisions, round.currency, round.staked_cents,
  round.bonus_cents, round.paid_cents, round.state, round.words, round.started_at, round.ended_at,
  coalesce(seed_pair.commit, shared_round.commit) as commit,
  coalesce(seed_pair.client_seed, seed_chain.salt) as client_seed,
  coalesce(seed_pair.server_seed, shared_round.seed) as server_seed,
  coalesce(seed_pair.state = 'revealed', shared_round.seed is not null) as is_revealed,
  seed_chain.anchor, round.pack_id, freespin_pack.wins_to, round.bonus_id
from round
left join seed_pair on seed_pair.id = round.pair_id and seed_pair.player_id = round.player_id
left join shared_round on shared_round.id = round.shared_round_id
left join seed_chain on seed_chain.id = shared_round.chain_id
left join freespin_pack on freespin_pack.id = round.pack_id and freespin_pack.player_id = round.player_id;
