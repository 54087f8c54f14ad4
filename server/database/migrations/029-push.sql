-- The keys by which push services know this shop, made at its first start: one row.

create table push_keys (
  id integer primary key,
  public_key text not null,
  private_key text not null,
  made_at text not null
);

-- The browsers that asked to hear of new orders, each of a person who signs in. The hours are minutes since midnight in India;
-- without them it is any hour. `failure` says why the last message did not reach it, since `failed_at`.

create table push_devices (
  id text primary key,
  admin_id text not null references admins (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  from_minute integer,
  to_minute integer,
  added_at text not null,
  reached_at text,
  failure text,
  failed_at text
);

create index push_devices_by_admin on push_devices (admin_id);
