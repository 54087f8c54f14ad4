-- How many orders each day has in each state, so that nobody counts a million. The day is the day of placed_at, in UTC.

create table order_counts (
  day text not null, verified text not null, completion text not null, orders integer not null,
  primary key (day, verified, completion)
) without rowid;

-- What has changed since, one row a change; they are added up together, as on PostgreSQL.
create table order_count_changes (
  day text not null, verified text not null, completion text not null, orders integer not null
);

create view orders_counted as
select day, verified, completion, orders from order_counts
union all select day, verified, completion, orders from order_count_changes;

create trigger order_counts_insert after insert on orders begin
  insert into order_count_changes values (substr(new.placed_at, 1, 10), new.verified, new.completion, 1); end;

create trigger order_counts_update after update of placed_at, verified, completion on orders begin
  insert into order_count_changes values (substr(old.placed_at, 1, 10), old.verified, old.completion, -1),
  (substr(new.placed_at, 1, 10), new.verified, new.completion, 1); end;

create trigger order_counts_delete after delete on orders begin
  insert into order_count_changes values (substr(old.placed_at, 1, 10), old.verified, old.completion, -1); end;

insert into order_counts (day, verified, completion, orders)
select substr(placed_at, 1, 10), verified, completion, count(*) from orders group by 1, 2, 3;
