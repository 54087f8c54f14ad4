-- The order list filtered by both states at once is read page by page from here, in its order, and counted without the orders.

create index orders_by_states on orders (verified, completion, placed_at, order_id);
