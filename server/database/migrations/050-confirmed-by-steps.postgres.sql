-- Days whose stored sums have such orders as unconfirmed are computed again.
insert into report_changes (day)
select distinct report_day(placed_at) from orders
where verified = 'Unverified' and step in ('paid', 'packed', 'dispatched');
