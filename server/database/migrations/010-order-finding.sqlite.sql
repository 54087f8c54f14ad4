-- The order search also finds order ids, districts, addresses and goods.

drop trigger orders_index_update;

drop trigger orders_index_delete;

drop table order_search;

create virtual table order_search using fts5 (
  order_id, name_folded, mobile, alternate_mobile, district, address,
  content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
);

insert into order_search (rowid, order_id, name_folded, mobile, alternate_mobile, district, address)
select cast(substr(order_id, 4) as integer), order_id, name_folded, mobile, alternate_mobile, lower(district),
  lower(address) from orders order by order_id;

-- The codes of an order's goods, by the same row number.
create virtual table order_goods using fts5 (
  codes, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into order_goods (rowid, codes)
select cast(substr(order_id, 4) as integer), group_concat(code, ' ') from order_items group by order_id;

create trigger orders_index_update after update of name_folded, mobile, alternate_mobile, district, address on orders begin
  insert or ignore into orders_to_index (order_id) values (new.order_id); end;

create trigger orders_index_delete after delete on orders begin
  delete from orders_to_index where order_id = old.order_id; delete from order_search
  where rowid = cast(substr(old.order_id, 4) as integer); delete from order_goods
  where rowid = cast(substr(old.order_id, 4) as integer); end;

-- Under which names products were ordered that have another one now, or are deleted.
create table former_products (
  product_id text not null, code text not null, name text not null, primary key (product_id, name)
) without rowid;

insert into former_products (product_id, code, name)
select product_id, min(code), name from order_items
where not exists (select 1 from products where products.id = product_id and products.name = order_items.name)
group by product_id, name;

create trigger products_renamed after update of name on products when old.name <> new.name begin
  insert or ignore into former_products (product_id, code, name) values (old.id, old.code, old.name); end;

create trigger products_deleted after delete on products begin
  insert or ignore into former_products (product_id, code, name) values (old.id, old.code, old.name); end;
