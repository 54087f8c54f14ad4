-- How many orders each day has in each state, so that nobody counts a million. The day is the day of placed_at, in UTC.

create table order_counts (
  day text not null, verified text not null, completion text not null, orders integer not null,
  primary key (day, verified, completion)
);

-- What has changed since, one row a change: orders that come in together would wait for each other at one number.
create table order_count_changes (
  day text not null, verified text not null, completion text not null, orders integer not null
);

create view orders_counted as
select day, verified, completion, orders from order_counts
union all select day, verified, completion, orders from order_count_changes;

create function order_must_be_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into order_count_changes
    values (substr(old.placed_at, 1, 10), old.verified, old.completion, -1); end if; if tg_op <> 'DELETE' then
    insert into order_count_changes
    values (substr(new.placed_at, 1, 10), new.verified, new.completion, 1); end if; return null; end $$;

-- Before the counting: from here on nobody writes an order until all of this is done.
create trigger order_counts_change after insert or delete or update of placed_at, verified, completion on orders
for each row execute function order_must_be_counted();

insert into order_counts (day, verified, completion, orders)
select substr(placed_at, 1, 10), verified, completion, count(*) from orders group by 1, 2, 3;

-- Orders that another process placed while 005 filled the search index, before its trigger stood, are not in there.
insert into orders_to_index (order_id)
select order_id from orders where not exists (select 1 from order_search where order_search.order_id = orders.order_id)
on conflict do nothing;
