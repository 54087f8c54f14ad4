-- Who did what is recorded by the person's id, no longer by the e-mail address, which can change. Of somebody who is not there any more
-- the address stays.

update order_history set who = (select id from admins where email = who) where who in (select email from admins);

update order_revisions set who = (select id from admins where email = who) where who in (select email from admins);

update payments set noted_by = (select id from admins where email = noted_by) where noted_by in (select email from admins);

update payments set seen_by = (select id from admins where email = seen_by) where seen_by in (select email from admins);

update payments set taken_back_by = (select id from admins where email = taken_back_by) where taken_back_by in (select email from admins);

update packing_presses set who = (select id from admins where email = who) where who in (select email from admins);

update dispatches set who = (select id from admins where email = who) where who in (select email from admins);

update counter_sales set who = (select id from admins where email = who) where who in (select email from admins);

update counter_returns set who = (select id from admins where email = who) where who in (select email from admins);

update counter_days set closed_by = (select id from admins where email = closed_by) where closed_by in (select email from admins);

update counter_shortfalls set settled_by = (select id from admins where email = settled_by) where settled_by in (select email from admins);

update batches set who = (select id from admins where email = who) where who in (select email from admins);

update batches set undone_by = (select id from admins where email = undone_by) where undone_by in (select email from admins);

update imports set who = (select id from admins where email = who) where who in (select email from admins);

update stock_movements set who = (select id from admins where email = who) where who in (select email from admins);

update stock_counts set who = (select id from admins where email = who) where who in (select email from admins);

update stock_counts set undone_by = (select id from admins where email = undone_by) where undone_by in (select email from admins);

update settings_versions set who = (select id from admins where email = who) where who in (select email from admins);

update removed_orders set removed_by = (select id from admins where email = removed_by) where removed_by in (select email from admins);

update demo_removals set removed_by = (select id from admins where email = removed_by) where removed_by in (select email from admins);

update audit_entries set who = (select id from admins where email = who) where who in (select email from admins);

delete from order_editors;
