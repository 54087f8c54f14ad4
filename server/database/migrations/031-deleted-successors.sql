-- An order that was replaced by one that has been deleted since stands again, as it does now at once when that one is deleted.

update orders set superseded_by = null
where superseded_by is not null and erased is null
  and not exists (select 1 from orders later where later.order_id = orders.superseded_by);
