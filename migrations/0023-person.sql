-- One person, however many accounts: what tells that two accounts are the same person's, as fingerprints that say nothing
-- by themselves (see server/at-rest), and what people of the house have decided about two accounts.

create table person_trait (
  player_id bigint not null references player on delete cascade,
  kind      text not null check (kind in ('document', 'name', 'browser', 'payment')),
  print     text not null,
  since     timestamptz not null,
  primary key (player_id, kind, print)
);

create index person_trait_by_print on person_trait (print, player_id);

-- Where withdrawals have gone is known already; names and documents are read when the next server starts, for SQL has no
-- key to make fingerprints with.
insert into person_trait (player_id, kind, print, since)
select player_id, 'payment', fingerprint, min(created_at) from payment
where type = 'withdrawal' and starts_with(fingerprint, 'k1:') group by player_id, fingerprint;

alter table profile add column has_traits boolean not null default false;
create index profile_without_traits on profile (player_id) where not has_traits;

-- Two accounts that share a browser or a place of payment while one of them is excluded or banned. Nothing is paid in
-- until a person of the cashier has said whether they are one person's.
create table person_pair (
  id         bigint generated always as identity primary key,
  player_id  bigint not null references player on delete cascade,
  other_id   bigint not null references player on delete cascade,
  kinds      text[] not null,                      -- what they share
  found_at   timestamptz not null,
  verdict    text check (verdict in ('same', 'apart')),
  by         text not null default '',
  note       text not null default '',
  decided_at timestamptz,
  unique (player_id, other_id),
  check (player_id < other_id)
);

create index person_pair_by_other on person_pair (other_id);
create index person_pair_undecided on person_pair (id) where verdict is null;

-- An exclusion binds the person: on their other accounts it names the one it was set on.
alter table self_exclusion add column same_person_as bigint references player on delete set null;
