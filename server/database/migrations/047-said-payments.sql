-- What customers say on the page of their order: a UTR, no money that the shop has seen. `due_paise` was due at that time;
-- `dismissed_at` is when the shop did not find it in the bank. Goes with its order.
create table said_payments (
  order_id text not null references orders (order_id) on delete cascade,
  utr text not null,
  said_at text not null,
  due_paise bigint not null,
  dismissed_at text,
  dismissed_by text,
  primary key (order_id, utr)
);
alter table said_payments add constraint said_payments_utr check (length(utr) = 12);
alter table said_payments add constraint said_payments_due check (due_paise > 0);
create index said_payments_by_utr on said_payments (utr);
create index said_payments_open on said_payments (said_at, order_id, utr) where dismissed_at is null;
