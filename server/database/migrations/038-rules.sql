-- CHECK constraints. One that existing rows violate is left out, and the data check reports it (rules.ts). A new word
-- in a list needs a new step: a test compares them with domain/.

alter table products add constraint products_stock check (stock >= 0);
alter table products add constraint products_prices check (mrp_paise >= 0 and price_paise >= 0);
alter table products add constraint products_discount check (discount between 0 and 100);
alter table products add constraint products_unit check (unit in ('1box', '1pkt'));

alter table orders add constraint orders_step
  check (step in ('placed', 'confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'));
alter table orders add constraint orders_verified check (verified in ('Verified', 'Unverified'));
alter table orders add constraint orders_completion check (completion in ('Complete', 'Pending'));
alter table orders add constraint orders_sums
  check (total_paise >= 0 and coalesce(discount_paise, 0) >= 0 and coalesce(packing_paise, 0) >= 0);

alter table order_items add constraint order_items_quantity check (quantity > 0);
alter table order_items add constraint order_items_prices check (mrp_paise >= 0 and price_paise >= 0);
alter table order_items add constraint order_items_unit check (unit in ('1box', '1pkt'));

alter table order_history add constraint order_history_step
  check (step in ('confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'));

alter table payments add constraint payments_method check (method in ('upi', 'bank', 'cash'));
alter table payments add constraint payments_taken_back check (taken_back in ('mistake', 'returned'));

alter table packing_presses add constraint packing_presses_state check (state in ('open', 'ticked', 'short'));
alter table packing_presses add constraint packing_presses_there check (there between 0 and quantity);

alter table dispatches add constraint dispatches_cases check (cases > 0);
alter table dispatches add constraint dispatches_freight check (freight in ('to pay', 'paid'));
alter table dispatches add constraint dispatches_freight_paise check (freight_paise >= 0);

alter table counter_sales add constraint counter_sales_method check (method in ('cash', 'upi'));
alter table counter_sales add constraint counter_sales_sums check (total_items > 0 and total_paise >= 0 and discount_paise >= 0);

alter table counter_lines add constraint counter_lines_quantity check (quantity > 0);
alter table counter_lines add constraint counter_lines_prices check (mrp_paise >= 0 and price_paise >= 0);
alter table counter_lines add constraint counter_lines_unit check (unit in ('1box', '1pkt'));

alter table counter_returns add constraint counter_returns_method check (method in ('cash', 'upi'));
alter table counter_returns add constraint counter_returns_refund check (refund_paise >= 0);
alter table counter_return_lines add constraint counter_return_lines_pieces check (pieces > 0);
alter table counter_shortfalls add constraint counter_shortfalls_pieces check (pieces > 0);
