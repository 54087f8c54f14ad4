-- Money has 64 bits in a shop of 0.9.1 too. A column that a trigger names cannot be changed beside it.
drop trigger report_changes_write on orders;

alter table orders alter column packing_paise type bigint, alter column round_off_paise type bigint;

create trigger report_changes_write after insert or delete or update of placed_at, total_items, total_paise, packing_paise,
  round_off_paise, verified, completion, superseded_by, step, kind, state, district on orders
for each row execute function report_must_change();
