-- Pictures of the operator, as they were made anew when they were sent in: known by what they are, and so kept once.
create table content_media (
  hash     text        primary key,
  bytes    bytea       not null,
  kept_at  timestamptz not null
);
