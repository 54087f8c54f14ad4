-- More of a product: its Tamil name, what is in it, whether it is shown, whether it is new this year. And changes of many products at
-- once, with what they changed, so that each can be undone.

alter table products add column tamil_name text not null default '';

alter table products add column contents text not null default '';

alter table products add column enabled integer not null default 1;

alter table products add column is_new integer not null default 0;

create table batches (
  id text primary key,
  kind text not null,
  who text not null,
  applied_at text not null,
  summary text not null,
  created integer not null,
  edited integer not null,
  deleted integer not null,
  left_out text not null,
  undone_at text,
  undone_by text,
  undo_left text
);

create index batches_by_time on batches (applied_at, id);

create table batch_products (
  batch_id text not null references batches (id) on delete cascade,
  product_id text not null,
  before text,
  after text,
  primary key (batch_id, product_id)
);
