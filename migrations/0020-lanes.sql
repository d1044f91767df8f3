-- The sweep goes gateway by gateway, and holds no connection while a gateway is asked.

drop index payment_open;
create index payment_open on payment (gateway, state, looked_at)
  where state in ('started', 'pending', 'checks', 'approved', 'sent');

-- Whoever sends a payout has it to themselves until then. A server that dies with it leaves it to the next.
alter table payment add column claimed_until timestamptz;

-- When the examiner was last asked about it; the longest unseen comes first, so that no hundred keep the others waiting.
alter table applicant add column looked_at timestamptz;
alter table applicant_action add column looked_at timestamptz;
drop index applicant_pending;
create index applicant_pending on applicant (looked_at nulls first, created_at) where state = 'pending';
