-- The text of a bet's receipt is sealed with the keys of the ledger, beside the signature that is for the player: the seal
-- is cheap enough to be checked before every payout.
alter table bet add column receipt_seal bytea;
