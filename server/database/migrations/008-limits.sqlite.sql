-- Failed sign-ins by hash of account and address, or of address alone; moments and waits in milliseconds. The old ones are forgiven.

drop table sign_in_failures;

create table sign_in_failures (
  who text primary key,
  failures integer not null,
  counted_at integer not null,
  wait_ms integer not null
);

create index sign_in_failures_by_time on sign_in_failures (counted_at);

-- A row is written here and removed to learn whether the disk has room.
create table write_probes (id text primary key, filler text not null);
