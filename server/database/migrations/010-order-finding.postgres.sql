-- The order search also finds order ids, districts, addresses and goods.

create function order_search_texts(placed orders)
returns text language sql stable parallel safe as $$
select concat_ws(E'\n', placed.order_id, placed.name_folded, placed.mobile, placed.alternate_mobile,
  lower(placed.district), lower(placed.address)) $$;

-- The codes of an order's goods.
create function order_search_goods(placed_order_id text)
returns text[] language sql stable parallel safe as $$
select coalesce(array_agg(distinct code), '{}') from order_items where order_id = placed_order_id $$;

drop index order_search_grams;

alter table order_search add column goods text[] not null default '{}';

delete from order_search;

insert into order_search (order_id, texts, goods)
select order_id, order_search_texts(orders), order_search_goods(order_id) from orders;

create index order_search_grams on order_search using gin (order_grams(texts));

create index order_search_goods on order_search using gin (goods);

drop trigger orders_index_write on orders;

create trigger orders_index_write after insert or update of name_folded, mobile, alternate_mobile, district, address on orders
for each row execute function order_must_be_indexed();

-- Under which names products were ordered that have another one now, or are deleted.
create table former_products (
  product_id text not null, code text not null, name text not null, primary key (product_id, name)
);

insert into former_products (product_id, code, name)
select product_id, min(code), name from order_items
where not exists (select 1 from products where products.id = product_id and products.name = order_items.name)
group by product_id, name;

create function product_is_former() returns trigger language plpgsql as $$
begin insert into former_products (product_id, code, name) values (old.id, old.code, old.name)
on conflict do nothing; return null; end $$;

create trigger products_renamed after update of name on products for each row when (old.name <> new.name)
execute function product_is_former();

create trigger products_deleted after delete on products for each row execute function product_is_former();
