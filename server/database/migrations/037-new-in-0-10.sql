-- What version 0.10.0 added.

-- The orders that were deleted. `contents` is the JSON text of their rows for as long as they can be brought back, then ''.
-- `kept_paise` is what the shop keeps of the money that came in: the total when the goods had left, else 0. `replaced_by` is the order
-- that the customer sent in place of it afterwards.
create table removed_orders (
  order_id text primary key not null,
  placed_at text not null,
  removed_at text not null,
  removed_by text,
  kept_paise bigint not null,
  replaced_by text,
  contents text not null
);

-- An import is applied as it was shown: what its page shows has a number, which each choice raises, and what the shop knew when it was
-- compared is kept with it. A tab that sends several choices before the answer to the first comes says so: they are its own.

alter table imports add column version integer not null default 0;

alter table imports add column known text;

alter table imports add column tab text;

alter table imports add column tab_from integer;

-- The line of a bank statement from which a payment was recorded or seen, as a hash of its day, amount and words: a line without a UTR is
-- one payment too, whichever order it is recorded for.
alter table payments add column bank_line text;

create unique index payments_by_bank_line on payments (bank_line)
where bank_line is not null and (taken_back is null or taken_back <> 'mistake');

-- The checks of the shop's own data, so that every process and the back office know of them. A row is claimed by its id before the work
-- begins. `counts` says how many faults of which kind there are, `sentences` has the first of them; both are JSON.

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

-- The shop's own price of each line beside the price at which a counter sold it; null where the shop has none, and for sales of before.

alter table counter_lines add column shop_price_paise bigint;
