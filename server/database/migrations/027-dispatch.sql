-- Transport offices, and what is recorded of each parcel that has left. `folded` tells two entries of one office; `lr_folded` two
-- spellings of one lorry receipt. A dispatch holds the office as it was then, so that it stays named when it is changed or removed.

create table transport_offices (
  id text primary key not null,
  name text not null,
  branch text not null,
  phone text not null,
  places text not null,
  folded text not null unique,
  added_at text not null
);

create table dispatches (
  order_id text primary key not null references orders (order_id) on delete cascade,
  office_id text,
  office_name text not null,
  office_branch text not null,
  office_phone text not null,
  lr text not null,
  lr_folded text not null,
  cases integer not null,
  weight_grams integer,
  freight text not null,
  freight_paise bigint,
  receipt_url text not null,
  at text not null,
  who text,
  version integer not null
);

create index dispatches_by_lr on dispatches (lr_folded);

-- The language of the browser by which an order was placed; null for English and for what is not known.
alter table orders add column language text;
