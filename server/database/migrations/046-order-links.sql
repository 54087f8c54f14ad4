-- The secret part of the address of an order's own page, and when the shop ended it. Null until the order needs it: a step that writes
-- every order would keep a large shop closed.
alter table orders add column link text;
alter table orders add column link_ended_at text;
alter table orders add constraint orders_link check (length(link) = 22);
create unique index orders_by_link on orders (link) where link is not null;
