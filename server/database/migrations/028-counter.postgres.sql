-- Sales over the shop's counter. They are no orders: nobody calls, packs or sends them. `day` is that of India on which it was sold;
-- `sale_key` is the idempotency key under which a device sends it, `fingerprint` that of its goods and sums.

create table counter_sales (
  sale_id text primary key,
  sale_key text not null unique,
  fingerprint text not null,
  day text not null,
  sold_at text not null,
  received_at text not null,
  who text not null,
  total_items integer not null,
  total_paise bigint not null,
  discount_paise bigint not null,
  round_off_paise bigint not null,
  method text not null,
  given_paise bigint,
  customer_name text not null,
  mobile text not null
);

create index counter_sales_by_day on counter_sales (day, sold_at, sale_id);

create index counter_sales_by_time on counter_sales (sold_at);

create index counter_sales_by_mobile on counter_sales (mobile) where mobile <> '';

create table counter_lines (
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  line integer not null,
  product_id text not null,
  code text not null,
  name text not null,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  quantity integer not null,
  primary key (sale_id, line)
);

-- Goods that came back, counted and paid back on the day on which they did.

create table counter_returns (
  return_key text primary key,
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  day text not null,
  returned_at text not null,
  who text not null,
  method text not null,
  refund_paise bigint not null
);

create index counter_returns_by_day on counter_returns (day);

create index counter_returns_by_sale on counter_returns (sale_id);

create table counter_return_lines (
  return_key text not null references counter_returns (return_key) on delete cascade,
  product_id text not null,
  pieces integer not null,
  primary key (return_key, product_id)
);

-- A row for each day at the counter: a sale, a return and the closing hold it. `closed_at` is null while the day is open.

create table counter_days (
  day text primary key,
  closed_at text,
  closed_by text,
  expected_paise bigint,
  counted_paise bigint,
  note text,
  close_key text
);

-- What was sold although the stock, which never falls below 0, did not have it; until somebody has looked and counted.

create table counter_shortfalls (
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  product_id text not null,
  pieces integer not null,
  missed_at text not null,
  settled_at text,
  settled_by text,
  primary key (sale_id, product_id)
);

create index counter_shortfalls_open on counter_shortfalls (missed_at) where settled_at is null;

-- The sums of each day for the reports, made as those of orders are.

create table report_counter_days (
  day text primary key, sales integer not null, total_paise bigint not null, discount_paise bigint not null,
  round_off_paise bigint not null
);

create table report_counter_goods (
  day text not null, product_id text not null, category text not null, code text not null, name text not null,
  pieces integer not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (day, product_id, category)
);

create function counter_report_must_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (day)
    values (case when tg_op = 'DELETE' then old.day else new.day end); return null; end $$;

create trigger counter_sales_report after insert or delete on counter_sales
for each row execute function counter_report_must_change();

create trigger counter_returns_report after insert or delete on counter_returns
for each row execute function counter_report_must_change();
