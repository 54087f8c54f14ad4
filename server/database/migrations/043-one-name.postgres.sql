-- PostgreSQL names keys and references after the tables and columns of their creation.
do $$ declare named record; begin
  for named in select conrelid::regclass as owner, conname as former, present || substr(conname, length(earlier) + 1) as now
    from pg_constraint join (values ('batches_', 'bulk_changes_'), ('batch_products_batch_id_', 'bulk_change_products_bulk_change_id_'),
      ('batch_products_', 'bulk_change_products_'), ('sheet_choices_', 'import_choices_'), ('admins_', 'people_'),
      ('sessions_admin_id_', 'sessions_person_id_'), ('push_devices_admin_id_', 'notification_devices_person_id_'),
      ('push_devices_', 'notification_devices_'), ('order_history_entry_key_', 'order_steps_idempotency_key_'),
      ('order_history_', 'order_steps_'), ('payments_entry_key_', 'payments_idempotency_key_'),
      ('packing_presses_press_key_', 'packing_presses_idempotency_key_'), ('counter_sales_sale_key_', 'counter_sales_idempotency_key_'),
      ('product_saves_save_key_', 'product_saves_idempotency_key_'), ('video_saves_save_key_', 'video_saves_idempotency_key_'),
      ('settings_versions_save_key_', 'settings_versions_idempotency_key_'), ('counter_returns_return_key_', 'counter_returns_return_id_'),
      ('counter_return_lines_return_key_', 'counter_return_lines_return_id_')) as renamed (earlier, present)
    on starts_with(conname, earlier)
    where connamespace = to_regnamespace(current_schema()) and not exists (select 1 from (values ('batch_products_batch_id_'),
      ('push_devices_admin_id_'), ('order_history_entry_key_')) as longer (name)
      where starts_with(conname, longer.name) and longer.name <> earlier)
  loop execute format('alter table %s rename constraint %I to %I', named.owner, named.former, named.now); end loop; end $$;
