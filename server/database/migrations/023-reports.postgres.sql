-- The sums of each day of India, so that no report reads a season's lines: by state and district, by product and category, and the day's
-- own. They are made from the orders when a report asks for them. What is confirmed stands in rows of its own.

create table report_days (
  day text not null, confirmed integer not null, orders integer not null, total_paise bigint not null,
  packing_paise bigint not null, round_off_paise bigint not null,
  primary key (day, confirmed)
);

create table report_places (
  day text not null, confirmed integer not null, state text not null, district text not null, orders integer not null,
  total_paise bigint not null,
  primary key (day, confirmed, state, district)
);

create table report_goods (
  day text not null, confirmed integer not null, product_id text not null, category text not null, code text not null,
  name text not null, pieces integer not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (day, confirmed, product_id, category)
);

-- The days whose orders have changed since, a row a change: orders that come in together would wait for each other at one row.
create table report_changes (id bigint generated always as identity primary key, day text not null);

create index report_changes_by_day on report_changes (day, id);

create function report_day(moment text) returns text language sql stable parallel safe as $$
select to_char((cast(moment as timestamptz) at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') $$;

create function report_must_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into report_changes (day)
    values (report_day(old.placed_at)); end if; if tg_op = 'INSERT' or new.placed_at <> old.placed_at then
    insert into report_changes (day) values (report_day(new.placed_at)); end if; return null; end $$;

-- Before the marking: from here on nobody writes an order until all of this is done. Also when a statement writes the sums as they
-- were: lines may have changed with them.
create trigger report_changes_write after insert or delete or update of placed_at, total_items, total_paise, packing_paise,
  round_off_paise, verified, completion, superseded_by, step, kind, state, district on orders
for each row execute function report_must_change();

insert into report_changes (day) select distinct report_day(placed_at) from orders;
