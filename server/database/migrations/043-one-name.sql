-- Tables and columns under the names that the rest of the program has.

alter table batches rename to bulk_changes;
alter table batch_products rename to bulk_change_products;
alter table bulk_change_products rename column batch_id to bulk_change_id;
drop index batches_by_time;
create index bulk_changes_by_time on bulk_changes (applied_at, id);

alter table sheet_choices rename to import_choices;

alter table admins rename to people;
alter table sessions rename column admin_id to person_id;

alter table push_devices rename to notification_devices;
alter table notification_devices rename column admin_id to person_id;
drop index push_devices_by_admin;
create index notification_devices_by_person on notification_devices (person_id);

alter table order_history drop constraint order_history_step;
alter table order_history rename to order_steps;
alter table order_steps rename column entry_key to idempotency_key;
alter table order_steps add constraint order_steps_step
  check (step in ('confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'));
drop index order_history_by_key;
create unique index order_steps_by_key on order_steps (order_id, idempotency_key);

alter table payments rename column entry_key to idempotency_key;
alter table packing_presses rename column press_key to idempotency_key;
alter table counter_sales rename column sale_key to idempotency_key;
alter table counter_days rename column close_key to idempotency_key;
alter table product_saves rename column save_key to idempotency_key;
alter table video_saves rename column save_key to idempotency_key;
alter table settings_versions rename column save_key to idempotency_key;

-- The key of a return is its id, as in other tables.
alter table counter_returns rename column return_key to return_id;
alter table counter_return_lines rename column return_key to return_id;

-- Rows that an Undo inserts again have the names of their columns. A quotation mark in a text has a backslash.
update removed_orders set contents =
  replace(replace(contents, '"entry_key":', '"idempotency_key":'), '"press_key":', '"idempotency_key":');
update demo_removals set contents =
  replace(replace(contents, '"entry_key":', '"idempotency_key":'), '"press_key":', '"idempotency_key":');
