-- Buckets of points as rules/tournaments/bucket.ts has them, for statements that find a place in one go: 64 to a doubling,
-- so that a bucket is as wide as its points are large.

create or replace function tournament_doubling(points bigint) returns int language sql immutable
return greatest(0, 58 - position('1' in points::bit(64)::text));

create or replace function tournament_bucket(points bigint) returns int language sql immutable
return (tournament_doubling(points) * 64 + (points >> tournament_doubling(points)))::int;

-- The fewest points of the next one.
create or replace function tournament_bucket_end(points bigint) returns bigint language sql immutable
return ((points >> tournament_doubling(points)) + 1) << tournament_doubling(points);
