-- Counts orders from indexes, without triggers and stored numbers.

drop trigger order_counts_insert;

drop trigger order_counts_update;

drop trigger order_counts_delete;

drop view orders_counted;

drop table order_count_changes;

drop table order_counts;

-- Includes the step, so that counts read only the index.
drop index orders_by_states;

create index orders_by_states on orders (verified, completion, placed_at, order_id, step);
