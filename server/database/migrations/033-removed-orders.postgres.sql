-- The orders that were deleted. `contents` is the JSON text of their rows for as long as they can be brought back, then ''.
-- `kept_paise` is what the shop keeps of the money that came in: the total when the goods had left, else 0. `replaced_by` is the order
-- that the customer sent in place of it afterwards.
create table removed_orders (
  order_id text primary key not null,
  placed_at text not null,
  removed_at text not null,
  removed_by text,
  kept_paise bigint not null,
  replaced_by text,
  contents text not null
);

-- Who changes an order that waits for the search index locks it there, so that it is not indexed as it was before.
create or replace function order_must_be_indexed() returns trigger language plpgsql as $$
begin insert into orders_to_index (order_id) values (new.order_id)
on conflict (order_id) do update set order_id = excluded.order_id; return null; end $$;
