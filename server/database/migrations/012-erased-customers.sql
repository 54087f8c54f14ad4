-- Why an order no longer says whose it was: 'request' of the customer, or 'age' when the time for which customers are kept was over.

alter table orders add column erased text;

-- Which keys stand for an order, for the erasure of what they hold of it.
create index order_keys_by_order on order_keys (order_id);
