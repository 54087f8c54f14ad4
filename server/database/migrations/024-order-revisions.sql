-- Orders that are edited after the call. `orders` and `order_items` hold the newest revision; each one is kept whole in `order_revisions`,
-- number 0 as it was placed. All of it is null, and no revision is stored, while an order was never edited.

alter table orders add column discount_paise bigint;

alter table orders add column revision integer;

alter table orders add column revised_at text;

alter table orders add column packing_note text;

alter table orders add column freight_note text;

-- The name of the product that a line stands in for.
alter table order_items add column substitute_for text;

create table order_revisions (
  order_id text not null references orders (order_id) on delete cascade,
  number integer not null,
  at text not null,
  who text,
  contents text not null,
  primary key (order_id, number)
);

-- Who has an order open to edit it, in which tab; `seen_at` is written again as long as it is open.
create table order_editors (
  order_id text not null references orders (order_id) on delete cascade,
  tab text not null,
  who text not null,
  seen_at text not null,
  primary key (order_id, tab)
);

-- What was taken off a day's orders by such edits. There was none before, so that the sums of earlier days stay.
alter table report_days add column discount_paise bigint not null default 0;
