-- 64-bit money for a shop of 0.9.1 too. The type of a column named in a trigger cannot be changed.
drop trigger report_changes_write on orders;

alter table orders alter column packing_paise type bigint, alter column round_off_paise type bigint;

create trigger report_changes_write after insert or delete or update of placed_at, total_items, total_paise, packing_paise,
  round_off_paise, verified, completion, superseded_by, step, kind, state, district on orders
for each row execute function report_must_change();
