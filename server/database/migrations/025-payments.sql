-- What was paid for orders. A payment outlives its order: the money came in all the same. A UTR stands once in the shop, unless it was
-- recorded by mistake; `seen_at` is null while only the customer says so; `said_paise` is what the customer had said, where the bank
-- saw another amount.
create table payments (
  id text primary key,
  order_id text not null,
  entry_key text not null,
  method text not null,
  utr text,
  amount_paise bigint not null,
  said_paise bigint,
  received_on text not null,
  noted_at text not null,
  noted_by text,
  note text not null,
  seen_at text,
  seen_by text,
  taken_back text,
  taken_back_at text,
  taken_back_by text
);

create unique index payments_by_key on payments (order_id, entry_key);

create unique index payments_by_utr on payments (utr)
where utr is not null and (taken_back is null or taken_back <> 'mistake');

create index payments_by_day on payments (received_on, id);

create index payments_unseen on payments (received_on, id) where seen_at is null and taken_back is null;

-- The sum of what was received for the order and not taken back; null while nothing ever was.
alter table orders add column received_paise bigint;

-- 1 for an order that was complete before payments were recorded: what was paid for it is not known, and nothing is due.
alter table orders add column paid_before integer;

update orders set paid_before = 1 where completion = 'Complete';

create index orders_due on orders (placed_at, order_id)
where superseded_by is null and step <> 'cancelled' and (kind is null or kind <> 'trial')
  and not (verified <> 'Verified' and completion <> 'Complete') and paid_before is null
  and total_paise > coalesce(received_paise, 0);

create index orders_overpaid on orders (placed_at, order_id)
where received_paise > case when superseded_by is not null or step = 'cancelled' then 0 else total_paise end;

-- What is due of a day's confirmed orders.
alter table report_days add column due_paise bigint not null default 0;

insert into report_changes (day) select distinct day from report_days where confirmed = 1;
