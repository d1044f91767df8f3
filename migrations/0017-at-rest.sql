-- Document numbers and places of payout are sealed by the server, under a key that is not in the database; see
-- server/at-rest. What stands here unsealed is sealed when the next server starts.

-- From which the keys of all fingerprints are derived. It is sealed itself.
create table fingerprint_root (
  is_only boolean primary key default true check (is_only),
  sealed  text not null
);

-- Empty once everything is sealed.
create index profile_unsealed on profile (player_id)
  where document_number <> '' and not starts_with(document_number, 'sealed:');
create index payment_unsealed on payment (id) where fingerprint <> '' and not starts_with(fingerprint, 'k1:');
