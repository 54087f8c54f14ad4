-- The sums of goods of months, so that a season of a thousand goods is not read from two hundred thousand rows of days. They are made from
-- the first days of a month until one of them (kept_until), when a report first reads it, and anew once one of these days was made anew
-- ('': there are none).

create table report_months (month text primary key, kept_until text not null);

create table report_month_goods (
  month text not null, confirmed integer not null, product_id text not null, category text not null, code text not null,
  name text not null, pieces bigint not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (month, confirmed, product_id, category)
);

create table report_month_counter_goods (
  month text not null, product_id text not null, category text not null, code text not null, name text not null,
  pieces bigint not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (month, product_id, category)
);

insert into report_months (month, kept_until)
select substr(day, 1, 7), '' from report_days union select substr(day, 1, 7), '' from report_counter_days;
