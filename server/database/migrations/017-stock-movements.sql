-- What changed the stock of each product, but for what an order took when it came in: its lines tell that, so that no order writes
-- more. Those of an order whose goods moved otherwise stand here too, and the order says so: it was replaced, deleted, or its stock
-- was taken later. What the shop held before this table is each product's opening; nothing up to its moment counts beside it.

create table stock_movements (
  product_id text not null,
  at text not null,
  id text not null,
  kind text not null,
  delta integer not null,
  reference text,
  who text,
  primary key (product_id, at, id)
);

alter table orders add column stock_recorded integer;

insert into stock_movements (product_id, at, id, kind, delta)
select id, case when created_at > latest then created_at else latest end, 'opening', 'opening', stock
from products, (select coalesce(max(placed_at), '') as latest from orders) as newest;

-- Stock that was counted anew, each once for its key; what it changed are movements that name it.

create table stock_counts (
  id text primary key,
  counted_at text not null,
  who text not null,
  contents text not null,
  undone_at text,
  undone_by text
);

create index stock_counts_by_time on stock_counts (counted_at, id);

create index stock_movements_by_reference on stock_movements (reference) where kind = 'count';

-- From how many pieces on a product counts as low; null where the shop's own number holds.

alter table products add column low_stock integer;
