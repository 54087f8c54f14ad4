-- The search index and triggers of 032-shop.sql on PostgreSQL.

-- Trigrams of orders, so that a search need not scan all. Not the extension pg_trgm: it needs a permission that not
-- every server grants, and drops Tamil letters in some locales.
create function order_grams(texts text)
returns text[] language plpgsql immutable strict parallel safe as $$
declare grams text[] := '{}'; begin
  for at in 1 .. length(texts) - 2 loop grams := grams || substr(texts, at, 3); end loop; return grams; end $$;

create function order_search_texts(placed orders)
returns text language sql stable parallel safe as $$
select concat_ws(E'\n', placed.order_id, placed.name_folded, placed.mobile, placed.alternate_mobile,
  lower(placed.district), lower(placed.address)) $$;

create function order_search_goods(placed_order_id text)
returns text[] language sql stable parallel safe as $$
select coalesce(array_agg(distinct code), '{}') from order_items where order_id = placed_order_id $$;

create table order_search (order_id text primary key, texts text not null, goods text[] not null default '{}');

create index order_search_grams on order_search using gin (order_grams(texts));

create index order_search_goods on order_search using gin (goods);

create function order_must_be_indexed() returns trigger language plpgsql as $$
begin insert into orders_to_index (order_id) values (new.order_id) on conflict do nothing; return null; end $$;

create trigger orders_index_write after insert or update of name_folded, mobile, alternate_mobile, district, address on orders
for each row execute function order_must_be_indexed();

create function order_is_gone() returns trigger language plpgsql as $$
begin delete from orders_to_index where order_id = old.order_id; delete from order_search
where order_id = old.order_id; return null; end $$;

create trigger orders_index_delete after delete on orders for each row execute function order_is_gone();

create function product_is_former() returns trigger language plpgsql as $$
begin insert into former_products (product_id, code, name) values (old.id, old.code, old.name)
on conflict do nothing; return null; end $$;

create trigger products_renamed after update of name on products for each row when (old.name <> new.name)
execute function product_is_former();

create trigger products_deleted after delete on products for each row execute function product_is_former();

create function order_must_be_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into order_count_changes
    values (substr(old.placed_at, 1, 10), old.verified, old.completion, old.step, -1); end if; if tg_op <> 'DELETE' then
    insert into order_count_changes
    values (substr(new.placed_at, 1, 10), new.verified, new.completion, new.step, 1); end if; return null; end $$;

create trigger order_counts_change after insert or delete or update of placed_at, verified, completion, step on orders
for each row execute function order_must_be_counted();

-- Days whose orders changed, a row per change: concurrent orders would wait for each other at one row.
create table report_changes (id bigint generated always as identity primary key, day text not null);

create index report_changes_by_day on report_changes (day, id);

create function report_day(moment text) returns text language sql stable parallel safe as $$
select to_char((cast(moment as timestamptz) at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') $$;

create function report_must_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into report_changes (day)
    values (report_day(old.placed_at)); end if; if tg_op = 'INSERT' or new.placed_at <> old.placed_at then
    insert into report_changes (day) values (report_day(new.placed_at)); end if; return null; end $$;

-- Fires also when the sums stay equal: lines may have changed with them.
create trigger report_changes_write after insert or delete or update of placed_at, total_items, total_paise, packing_paise,
  round_off_paise, verified, completion, superseded_by, step, kind, state, district on orders
for each row execute function report_must_change();

create function counter_report_must_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (day)
    values (case when tg_op = 'DELETE' then old.day else new.day end); return null; end $$;

create trigger counter_sales_report after insert or delete on counter_sales
for each row execute function counter_report_must_change();

create trigger counter_returns_report after insert or delete on counter_returns
for each row execute function counter_report_must_change();

-- Order limits by address; unlogged, since a crash may forget them and no order should wait for the disk.
create unlogged table order_rates (
  address text primary key,
  remaining double precision not null,
  counted_at double precision not null,
  allowed boolean not null
);

create index order_rates_by_time on order_rates (counted_at);
