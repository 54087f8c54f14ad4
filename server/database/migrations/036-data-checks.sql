-- The checks of the shop's own data, so that every process and the back office know of them. A row is claimed by its id before the work
-- begins. `counts` says how many faults of which kind there are, `sentences` has the first of them; both are JSON.

create table data_checks (
  id text primary key,
  started_at text not null,
  ended_at text,
  outcome text not null,
  faults integer,
  counts text,
  sentences text,
  reason text
);
