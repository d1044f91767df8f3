-- What an examiner has read off a player's documents tells their person too, whatever the player writes later.
alter table person_trait drop constraint person_trait_kind_check,
  add constraint person_trait_kind_check check (kind in ('document', 'name', 'shown', 'browser', 'payment'));
