-- What is on its way, counted and listed without the orders themselves, and the parcels by when they left. No order is in the first one
-- while it is placed.

create index orders_away on orders (step, placed_at, order_id)
where step = 'dispatched' and superseded_by is null and kind is null and erased is null;

create index dispatches_by_time on dispatches (at, order_id);
