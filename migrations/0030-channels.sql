-- What anyone may follow live, as it stands: whoever begins to follow is given it, and so is a server that missed a change.
-- A change is a patch of the top level: a key with null goes, any other is replaced.
create table channel (
  name       text        primary key,
  version    bigint      not null,
  data       jsonb       not null,
  changed_at timestamptz not null
);

create function channel_patched(data jsonb, patch jsonb) returns jsonb language sql immutable
return (data || patch) - array(select key from jsonb_each(patch) where value = 'null'::jsonb);
