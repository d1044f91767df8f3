-- A change of a channel is a patch of the top level: a key with null goes, any other is replaced.
create or replace function channel_patched(data jsonb, patch jsonb) returns jsonb language sql immutable
return (data || patch) - array(select key from jsonb_each(patch) where value = 'null'::jsonb);
