-- Which orders hold which three letters in a row, so that the order search need not read every order. Our own function, not the
-- extension pg_trgm: that one needs a right which not every server grants, and in some locales it drops every Tamil letter.

create function order_grams(texts text)
returns text[] language plpgsql immutable strict parallel safe as $$
declare grams text[] := '{}'; begin
  for at in 1 .. length(texts) - 2 loop grams := grams || substr(texts, at, 3); end loop; return grams; end $$;

create table order_search (order_id text primary key, texts text not null);

insert into order_search (order_id, texts)
select order_id, concat_ws(E'\n', name_folded, mobile, alternate_mobile) from orders;

create index order_search_grams on order_search using gin (order_grams(texts));

-- The orders that are not in there yet: many at a time cost a fraction of each alone, and no customer waits for it.
create table orders_to_index (order_id text primary key);

create function order_must_be_indexed() returns trigger language plpgsql as $$
begin insert into orders_to_index (order_id) values (new.order_id) on conflict do nothing; return null; end $$;

create trigger orders_index_write after insert or update of name_folded, mobile, alternate_mobile on orders
for each row execute function order_must_be_indexed();

create function order_is_gone() returns trigger language plpgsql as $$
begin delete from orders_to_index where order_id = old.order_id; delete from order_search
where order_id = old.order_id; return null; end $$;

create trigger orders_index_delete after delete on orders for each row execute function order_is_gone();
