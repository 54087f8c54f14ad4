-- What the welcome screen counts of the orders without reading them all: by state, and those that still lack their goods.

create index orders_by_verified on orders (verified, placed_at, order_id);

create index orders_by_completion on orders (completion, placed_at, order_id);

create index orders_short on orders (placed_at, order_id) where short_of is not null;
