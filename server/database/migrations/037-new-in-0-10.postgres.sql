-- Who changes an order that waits for the search index locks it there, so that it is not indexed as it was before.
create or replace function order_must_be_indexed() returns trigger language plpgsql as $$
begin insert into orders_to_index (order_id) values (new.order_id)
on conflict (order_id) do update set order_id = excluded.order_id; return null; end $$;
