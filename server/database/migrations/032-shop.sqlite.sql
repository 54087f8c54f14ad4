-- The search index and triggers of 032-shop.sql on SQLite.

-- Trigrams of orders, so that a search need not scan all. Without a copy of the texts. The row id is the number in the
-- order's id, which survives a compaction.
create virtual table order_search using fts5 (
  order_id, name_folded, mobile, alternate_mobile, district, address,
  content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
);

-- Codes of an order's goods, by the same row id.
create virtual table order_goods using fts5 (
  codes, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

create trigger orders_index_insert after insert on orders begin
  insert or ignore into orders_to_index (order_id) values (new.order_id); end;

create trigger orders_index_update after update of name_folded, mobile, alternate_mobile, district, address on orders begin
  insert or ignore into orders_to_index (order_id) values (new.order_id); end;

create trigger orders_index_delete after delete on orders begin
  delete from orders_to_index where order_id = old.order_id; delete from order_search
  where rowid = cast(substr(old.order_id, 4) as integer); delete from order_goods
  where rowid = cast(substr(old.order_id, 4) as integer); end;

create trigger products_renamed after update of name on products when old.name <> new.name begin
  insert or ignore into former_products (product_id, code, name) values (old.id, old.code, old.name); end;

create trigger products_deleted after delete on products begin
  insert or ignore into former_products (product_id, code, name) values (old.id, old.code, old.name); end;

create trigger order_counts_insert after insert on orders begin
  insert into order_count_changes values
  (substr(new.placed_at, 1, 10), new.verified, new.completion, new.step, 1); end;

create trigger order_counts_update after update of placed_at, verified, completion, step on orders begin
  insert into order_count_changes values
  (substr(old.placed_at, 1, 10), old.verified, old.completion, old.step, -1),
  (substr(new.placed_at, 1, 10), new.verified, new.completion, new.step, 1); end;

create trigger order_counts_delete after delete on orders begin
  insert into order_count_changes values
  (substr(old.placed_at, 1, 10), old.verified, old.completion, old.step, -1); end;

-- Days whose orders changed, a row per change. Numbers are never reused: that would hide a change from another process.
create table report_changes (id integer primary key autoincrement, day text not null);

create index report_changes_by_day on report_changes (day, id);

create trigger report_changes_insert after insert on orders begin
  insert into report_changes (day) values (date(new.placed_at, '+330 minutes')); end;

-- Fires also when the sums stay equal: lines may have changed with them.
create trigger report_changes_update after update of placed_at, total_items, total_paise, packing_paise, round_off_paise, verified,
  completion, superseded_by, step, kind, state, district on orders begin
  insert into report_changes (day) select date(old.placed_at, '+330 minutes')
  union select date(new.placed_at, '+330 minutes'); end;

create trigger report_changes_delete after delete on orders begin
  insert into report_changes (day) values (date(old.placed_at, '+330 minutes')); end;

create trigger counter_sales_report_insert after insert on counter_sales begin
  insert into report_changes (day) values (new.day); end;

create trigger counter_sales_report_delete after delete on counter_sales begin
  insert into report_changes (day) values (old.day); end;

create trigger counter_returns_report_insert after insert on counter_returns begin
  insert into report_changes (day) values (new.day); end;

create trigger counter_returns_report_delete after delete on counter_returns begin
  insert into report_changes (day) values (old.day); end;
