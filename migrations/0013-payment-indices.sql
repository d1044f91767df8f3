-- Every withdrawal asks whether somebody else is paid at the same place, and what was withdrawn within a day. Neither may
-- take longer because the house has seen many payments.

-- Without its condition said in the question, the old index was of no use, and all payments of the house were read.
drop index payment_by_fingerprint;
create index payment_by_fingerprint on payment (fingerprint, player_id, state) where type = 'withdrawal';

drop index payment_by_limit;
create index payment_by_time on payment (player_id, type, created_at) include (cents, state);
