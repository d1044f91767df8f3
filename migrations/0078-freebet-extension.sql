-- A free bet whose bet came back late may be staked for a while longer, once: it was extended with every void bet.
alter table freebet add column is_extended boolean not null default false;
