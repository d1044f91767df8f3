-- What the stakes of a run cost on average, in hundredths of a cent: a share of it fills the prizes of a funded run.
alter table tournament_run add column cost_hundredths bigint not null default 0;
