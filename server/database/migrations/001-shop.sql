-- Portable between SQLite and PostgreSQL; money in paise, moments as ISO 8601 text in UTC. Never changed once released.

create table products (
  id text primary key,
  code text not null unique,
  name text not null,
  image_url text not null,
  video_url text,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  discount integer not null,
  stock integer not null,
  created_at text not null,
  updated_at text
);

create table orders (
  order_id text primary key,
  placed_at text not null,
  total_items integer not null,
  total_paise bigint not null,
  verified text not null,
  completion text not null,
  short_of text,
  supersedes text,
  superseded_by text,
  name text not null,
  name_folded text not null,
  state text not null,
  state_type text not null,
  district text not null,
  pincode text not null,
  mobile text not null,
  alternate_mobile text,
  address text not null
);

create index orders_by_time on orders (placed_at, order_id);

create table order_items (
  order_id text not null references orders (order_id) on delete cascade,
  line integer not null,
  product_id text not null,
  code text not null,
  name text not null,
  image_url text not null,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  discount integer not null,
  quantity integer not null,
  primary key (order_id, line)
);

-- Outlives its order, so that a late repeat of a deleted order is not placed anew.
create table order_keys (
  idempotency_key text primary key,
  fingerprint text not null,
  order_id text not null
);

create table videos (
  id text primary key,
  title text not null,
  description text,
  video_url text not null,
  created_at text not null,
  updated_at text
);

create table admins (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  created_at text not null
);

create table sessions (
  token_hash text primary key,
  admin_id text not null references admins (id) on delete cascade,
  signed_in_at text not null,
  expires_at text not null
);

create table sign_in_failures (
  who text primary key,
  failures integer not null,
  wait_until text not null
);

create table media (
  name text primary key,
  kind text not null,
  bytes bigint not null,
  stored_at text not null
);
