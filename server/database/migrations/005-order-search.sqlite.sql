-- Which orders hold which three letters in a row, so that the order search need not read every order. It keeps no copy of the
-- texts, which are folded already. An order's row here is the number in its id: it stays when the file is compacted.

create virtual table order_search using fts5 (
  name_folded, mobile, alternate_mobile,
  content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
);

insert into order_search (rowid, name_folded, mobile, alternate_mobile)
select cast(substr(order_id, 4) as integer), name_folded, mobile, alternate_mobile from orders order by order_id;

-- The orders that are not in there yet: many at a time cost a fraction of each alone, and no customer waits for it.
create table orders_to_index (order_id text primary key) without rowid;

create trigger orders_index_insert after insert on orders begin
  insert or ignore into orders_to_index (order_id) values (new.order_id); end;

create trigger orders_index_update after update of name_folded, mobile, alternate_mobile on orders begin
  insert or ignore into orders_to_index (order_id) values (new.order_id); end;

create trigger orders_index_delete after delete on orders begin
  delete from orders_to_index where order_id = old.order_id; delete from order_search
  where rowid = cast(substr(old.order_id, 4) as integer); end;
