-- Facts, ledger entries and steps of payments are ordered by the number of their transaction, which belongs to one cluster:
-- after pg_dump and a restore elsewhere it begins again, and every consumer waited for numbers that were years away. What is
-- stored is now the cluster's number plus this lead, which grows whenever a cluster is found to be behind the stored numbers.
create table transaction_lead (
  lead bigint not null
);
create unique index transaction_lead_is_one on transaction_lead ((true));
insert into transaction_lead (lead) values (0);
