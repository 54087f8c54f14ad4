-- An order that was paid, packed or sent counts as confirmed, also without its call.
drop index orders_due;
create index orders_due on orders (placed_at, order_id)
where superseded_by is null and step <> 'cancelled' and (kind is null or kind <> 'trial')
  and step <> 'placed' and paid_before is null and total_paise > coalesce(received_paise, 0);
