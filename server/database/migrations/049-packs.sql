-- Ready packs of goods, in the owner's order. `removed_at` is when one was deleted: for a day its deletion can be undone.
create table packs (
  id text primary key not null,
  name text not null,
  tamil_name text not null,
  about text not null,
  tamil_about text not null,
  position integer not null,
  enabled integer not null,
  removed_at text
);
-- A product may be deleted: the owner is told, and the pack is not offered.
create table pack_goods (
  pack_id text not null references packs (id) on delete cascade,
  product_id text not null,
  line integer not null,
  quantity integer not null,
  primary key (pack_id, product_id)
);
alter table packs add constraint packs_enabled check (enabled in (0, 1));
alter table pack_goods add constraint pack_goods_quantity check (quantity between 1 and 10000);
