-- Edits that the shop proposes and the customer answers on the order's page. `number` counts within the order, so a clock set back
-- changes nothing. `edit` is the whole edit as JSON, `offer` the differences that the customer sees; `language` is the office's when
-- it asked, in which the answer is noted. Goes with its order.
create table order_proposals (
  order_id text not null references orders (order_id) on delete cascade,
  number integer not null,
  base_revision integer not null,
  edit text not null,
  offer text not null,
  language text not null,
  state text not null,
  asked_at text not null,
  asked_by text not null,
  answered_at text,
  reason text,
  seen_at text,
  seen_by text,
  primary key (order_id, number)
);
alter table order_proposals add constraint order_proposals_state
  check (state in ('open', 'accepted', 'declined', 'not possible', 'withdrawn', 'ended'));
alter table order_proposals add constraint order_proposals_answered
  check ((answered_at is not null) = (state in ('accepted', 'declined', 'not possible')));
create unique index order_proposals_open on order_proposals (order_id) where state = 'open';
create index order_proposals_unseen on order_proposals (order_id) where answered_at is not null and seen_at is null;
