-- Rounds that a studio has not ended are looked for every few minutes: of millions that are over none is read for it.
create index round_studio_open_idx on round (started_at) where state = 'open' and studio is not null;
