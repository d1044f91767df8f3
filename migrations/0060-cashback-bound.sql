-- What the stakes of a period allowed at most; null where its terms set no such bound.
alter table cashback add column most_cents bigint check (most_cents >= 0);
