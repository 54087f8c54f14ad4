-- What packers pressed last on each product of an order: 'ticked', 'short', or 'open' where that was taken back. `quantity` is what the
-- line asked for then, `there` what was there, `pressed_at` the moment by the clock of the shop, `press_key` the key of the press.

create table packing_presses (
  order_id text not null references orders (order_id) on delete cascade,
  product_id text not null,
  press_key text not null,
  state text not null,
  quantity integer not null,
  there integer not null,
  pressed_at text not null,
  who text not null,
  primary key (order_id, product_id)
);
