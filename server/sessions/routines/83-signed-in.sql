-- Who a session belongs to, and how long they have excluded themselves for: of several exclusions the one that ends last.
-- Whoever asks says when it is, and so whether the session still stands and the exclusion still holds.
create or replace view signed_in as
select session.hash, session.ends_at, session.last_seen_at, player.id, player.status, player.locale, player.currency,
  player.country_code, player.is_verified, player.is_on_verification, player.is_kyc_block_enabled,
  coalesce(exclusion.is_there, false) as has_exclusion, exclusion.ends_at as excluded_until
from session
join player on player.id = session.player_id
left join lateral (
  select true as is_there, self_exclusion.ends_at from self_exclusion
  where self_exclusion.player_id = player.id order by self_exclusion.ends_at desc nulls first limit 1
) as exclusion on true;
