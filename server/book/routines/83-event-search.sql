-- Events whose names have all of these words, the longest word first; where none has, those that have words like them. So
-- a slip of the finger is forgiven, and who types well is not shown what sounds alike.
create or replace function events_like(words text[]) returns setof bigint
language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.35 as $$
  with exact as materialized (
    select id, starts_at from event
    where names like '%' || words[1] || '%'
      and not exists (select from unnest(words) as word where strpos(names, word) = 0)
    order by starts_at desc limit 2000
  )
  select id from exact
  union all
  (select id from event
   where not exists (select from exact) and words[1] <% names
     and not exists (select from unnest(words) as word where not word <% names)
   order by starts_at desc limit 2000)
$$;
