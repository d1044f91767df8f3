-- What one person decided within a day, approvals of withdrawals included, is summed while a payment is locked.
drop index payment_step_by_person;
create index payment_step_by_person on payment_step (lower(trim(by)), at) where by <> '';
