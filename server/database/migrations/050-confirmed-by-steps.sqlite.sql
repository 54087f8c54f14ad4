-- Days whose stored sums have such orders as unconfirmed are computed again.
insert into report_changes (day)
select distinct date(placed_at, '+330 minutes') from orders
where verified = 'Unverified' and step in ('paid', 'packed', 'dispatched');
