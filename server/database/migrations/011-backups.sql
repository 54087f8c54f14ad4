-- The backups of this place, so that every process and the back office know of them. A row is claimed by its id before the work begins.

create table backups (
  id text primary key,
  occasion text not null,
  started_at text not null,
  ended_at text,
  outcome text not null,
  name text not null,
  bytes bigint,
  reason text
);
