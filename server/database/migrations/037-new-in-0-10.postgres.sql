-- A writer of an order that waits for the search index locks its row there, so that no earlier state is indexed.
create or replace function order_must_be_indexed() returns trigger language plpgsql as $$
begin insert into orders_to_index (order_id) values (new.order_id)
on conflict (order_id) do update set order_id = excluded.order_id; return null; end $$;
