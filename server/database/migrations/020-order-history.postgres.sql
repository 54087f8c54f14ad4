-- What was done with each order, when and by whom, and the step that it has reached. Its two states are views of the steps: Verified
-- while it is confirmed, Complete while it is delivered. `number` counts from 1 in each order, whatever the clock says; `at` is null
-- for what was done before this table; `entry_key` is the key of the press, so that each counts once.

create table order_history (
  order_id text not null references orders (order_id) on delete cascade,
  number integer not null,
  entry_key text not null,
  kind text not null,
  step text,
  at text,
  who text,
  note text not null,
  call_at text,
  primary key (order_id, number)
);

create unique index order_history_by_key on order_history (order_id, entry_key);

alter table orders add column step text not null default 'placed';

-- When to call the customer again.
alter table orders add column call_at text;

-- Orders are counted by their step as well.
drop trigger order_counts_change on orders;

drop view orders_counted;

drop table order_count_changes;

drop table order_counts;

update orders set step = case when completion = 'Complete' then 'delivered' else 'confirmed' end
where completion = 'Complete' or verified = 'Verified';

insert into order_history (order_id, number, entry_key, kind, step, note)
select order_id, 1, 'verified before', 'step', 'confirmed', '' from orders where verified = 'Verified';

insert into order_history (order_id, number, entry_key, kind, step, note)
select order_id, 2, 'completed before', 'step', 'delivered', '' from orders where completion = 'Complete';

create table order_counts (
  day text not null, verified text not null, completion text not null, step text not null, orders integer not null,
  primary key (day, verified, completion, step)
);

create table order_count_changes (
  day text not null, verified text not null, completion text not null, step text not null, orders integer not null
);

create view orders_counted as
select day, verified, completion, step, orders from order_counts
union all select day, verified, completion, step, orders from order_count_changes;

create or replace function order_must_be_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into order_count_changes
    values (substr(old.placed_at, 1, 10), old.verified, old.completion, old.step, -1); end if; if tg_op <> 'DELETE' then
    insert into order_count_changes
    values (substr(new.placed_at, 1, 10), new.verified, new.completion, new.step, 1); end if; return null; end $$;

create trigger order_counts_change after insert or delete or update of placed_at, verified, completion, step on orders
for each row execute function order_must_be_counted();

insert into order_counts (day, verified, completion, step, orders)
select substr(placed_at, 1, 10), verified, completion, step, count(*) from orders group by 1, 2, 3, 4;

-- The list by step, and the calls in the order in which they are due.
create index orders_by_step on orders (step, placed_at, order_id);

create index orders_to_call on orders (coalesce(call_at, placed_at), order_id) where step = 'placed';
