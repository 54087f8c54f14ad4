-- The sums of each day of India, so that no report reads a season's lines: by state and district, by product and category, and the day's
-- own. They are made from the orders when a report asks for them. What is confirmed stands in rows of its own.

create table report_days (
  day text not null, confirmed integer not null, orders integer not null, total_paise bigint not null,
  packing_paise bigint not null, round_off_paise bigint not null,
  primary key (day, confirmed)
) without rowid;

create table report_places (
  day text not null, confirmed integer not null, state text not null, district text not null, orders integer not null,
  total_paise bigint not null,
  primary key (day, confirmed, state, district)
) without rowid;

create table report_goods (
  day text not null, confirmed integer not null, product_id text not null, category text not null, code text not null,
  name text not null, pieces integer not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (day, confirmed, product_id, category)
) without rowid;

-- The days whose orders have changed since, a row a change. A number is never used twice: it would hide a change from another process.
create table report_changes (id integer primary key autoincrement, day text not null);

create index report_changes_by_day on report_changes (day, id);

create trigger report_changes_insert after insert on orders begin
  insert into report_changes (day) values (date(new.placed_at, '+330 minutes')); end;

-- Also when the statement writes the sums as they were: lines may have changed with them.
create trigger report_changes_update after update of placed_at, total_items, total_paise, packing_paise, round_off_paise, verified,
  completion, superseded_by, step, kind, state, district on orders begin
  insert into report_changes (day) select date(old.placed_at, '+330 minutes')
  union select date(new.placed_at, '+330 minutes'); end;

create trigger report_changes_delete after delete on orders begin
  insert into report_changes (day) values (date(old.placed_at, '+330 minutes')); end;

insert into report_changes (day) select distinct date(placed_at, '+330 minutes') from orders;
