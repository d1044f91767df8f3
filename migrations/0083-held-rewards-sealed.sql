-- What is to be given is read from here, whose rows are sealed, and no more from the task.
alter table held_reward add column given jsonb not null default '{}';
alter table held_reward alter column given drop default;
