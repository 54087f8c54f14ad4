-- What version 0.10.0 added.

-- Deleted orders. `contents` is JSON of their rows while restorable, then ''. `kept_paise` is the kept money: the total
-- if the goods had left, else 0. `replaced_by` is the order that the customer sent instead later.
create table removed_orders (
  order_id text primary key not null,
  placed_at text not null,
  removed_at text not null,
  removed_by text,
  kept_paise bigint not null,
  replaced_by text,
  contents text not null
);

-- An import is applied as previewed: each choice increments `version`, and `known` keeps the shop's state of the
-- preview. A tab that sends several choices before a response names itself: they are its own.

alter table imports add column version integer not null default 0;

alter table imports add column known text;

alter table imports add column tab text;

alter table imports add column tab_from integer;

-- Hash of day, amount and words of the statement line from which a payment was recorded or seen: a line without UTR is
-- one payment too, for whichever order.
alter table payments add column bank_line text;

create unique index payments_by_bank_line on payments (bank_line)
where bank_line is not null and (taken_back is null or taken_back <> 'mistake');

-- Data checks. A row is claimed by its id before the work begins. `counts` (faults by kind) and `sentences` (the first
-- ones) are JSON.

create table data_checks (
  id text primary key,
  started_at text not null,
  ended_at text,
  outcome text not null,
  faults integer,
  counts text,
  sentences text,
  reason text
);

-- The shop's own price beside the counter's; null if the shop has none, and for earlier sales.

alter table counter_lines add column shop_price_paise bigint;
