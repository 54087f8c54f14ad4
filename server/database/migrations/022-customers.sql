-- A customer is a mobile number: its orders, newest last, with what their list adds up, so that it is counted from here without the orders.

create index orders_by_mobile on orders (mobile, placed_at, order_id, superseded_by, step, total_paise)
where erased is null and kind is null;
