-- The baseline: the tables of version 0.9.1. Money is in paise, times are ISO 8601 in UTC. For SQLite and PostgreSQL,
-- which skips "without rowid". Never changed.

-- Products and order lines have their category's name. `low_stock` is null for the shop's own line.

create table products (
  id text primary key,
  code text not null unique,
  name text not null,
  image_url text not null,
  video_url text,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  discount integer not null,
  stock integer not null,
  created_at text not null,
  updated_at text,
  tamil_name text not null default '',
  contents text not null default '',
  enabled integer not null default 1,
  is_new integer not null default 0,
  low_stock integer
);

-- Earlier names of products, and those of deleted ones, which orders still have.
create table former_products (
  product_id text not null, code text not null, name text not null, primary key (product_id, name)
) without rowid;

-- The product of each save and the stock it added; outlives the product, so that a late retry adds nothing.
create table product_saves (
  save_key text primary key,
  product_id text not null,
  stock integer not null
);

create table categories (
  id text primary key,
  name text not null unique,
  tamil_name text not null,
  position integer not null,
  enabled integer not null,
  poster_url text not null,
  in_footer integer not null
);

-- Earlier and merged names of a category, whose URLs redirect to it.
create table former_category_names (
  name text primary key,
  category_id text not null references categories (id) on delete cascade,
  since text not null
);

insert into categories (id, name, tamil_name, position, enabled, poster_url, in_footer) values
  ('first-1', 'One sound crackers', '', 1, 1, '/posters/one-sound.jpg', 1),
  ('first-2', 'Wala', '', 2, 1, '/posters/wala.jpg', 1),
  ('first-3', 'Special wala', '', 3, 1, '', 0),
  ('first-4', 'Chorsa & Gaints (Wala)', '', 4, 1, '', 0),
  ('first-5', 'Bomb', '', 5, 1, '', 0),
  ('first-6', 'Flowers pots', '', 6, 1, '', 1),
  ('first-7', 'Fancy flower pots', '', 7, 1, '', 0),
  ('first-8', 'Ground crackers (Chakkar)', '', 8, 1, '', 1),
  ('first-9', 'Children''s favourite', '', 9, 1, '', 0),
  ('first-10', 'Sparklers', '', 10, 1, '', 1),
  ('first-11', 'Twinkling star (Sattai)', '', 11, 1, '', 0),
  ('first-12', 'Fancy items (Children''s Special)', '', 12, 1, '/posters/fancy.jpg', 1),
  ('first-13', 'High Duration Fancy (Children''s Special)', '', 13, 1, '', 0),
  ('first-14', 'Match box', '', 14, 1, '', 0),
  ('first-15', 'Pencil', '', 15, 1, '', 0),
  ('first-16', 'Smoke', '', 16, 1, '', 0),
  ('first-17', 'Roll cap', '', 17, 1, '', 0),
  ('first-18', 'Single shots', '', 18, 1, '/posters/single-shots.jpg', 1),
  ('first-19', 'Multi shots', '', 19, 1, '', 1),
  ('first-20', 'Special Multi Shots', '', 20, 1, '', 0),
  ('first-21', 'Rocket', '', 21, 1, '', 1),
  ('first-22', 'Gift box', '', 22, 1, '/posters/gift-box.jpg', 1);

-- Bulk changes of products, with their undo.

create table batches (
  id text primary key,
  kind text not null,
  who text not null,
  applied_at text not null,
  summary text not null,
  created integer not null,
  edited integer not null,
  deleted integer not null,
  left_out text not null,
  undone_at text,
  undone_by text,
  undo_left text
);

create index batches_by_time on batches (applied_at, id);

create table batch_products (
  batch_id text not null references batches (id) on delete cascade,
  product_id text not null,
  before text,
  after text,
  primary key (batch_id, product_id)
);

-- Spreadsheet imports, kept for a day, and remembered choices for headings.

create table imports (
  id text primary key,
  file_name text not null,
  who text not null,
  created_at text not null,
  sheets text not null,
  choices text not null,
  products text,
  applied text
);

create index imports_by_time on imports (created_at);

create table sheet_choices (
  kind text not null,
  heading text not null,
  chosen text not null,
  primary key (kind, heading)
);

-- Stock movements. An incoming order writes none, since its lines record its take, until its goods move otherwise
-- (`stock_recorded`). The stock before this table is each product's opening; nothing before it counts.

create table stock_movements (
  product_id text not null,
  at text not null,
  id text not null,
  kind text not null,
  delta integer not null,
  reference text,
  who text,
  primary key (product_id, at, id)
);

create index stock_movements_by_reference on stock_movements (reference) where kind = 'count';

-- Once per key; their movements refer to them.
create table stock_counts (
  id text primary key,
  counted_at text not null,
  who text not null,
  contents text not null,
  undone_at text,
  undone_by text
);

create index stock_counts_by_time on stock_counts (counted_at, id);

-- `verified` and `completion` derive from `step`; `kind` is null for customers and 'trial' for an admin's trial;
-- `erased` is 'request' or 'age' once the customer is erased. `packing_paise` and `round_off_paise` are part of
-- `total_paise`. Revision columns are null without edits. `received_paise` sums the payments, null without any;
-- `paid_before` is 1 if complete before payments were recorded. `language` is null for English.

create table orders (
  order_id text primary key,
  placed_at text not null,
  total_items integer not null,
  total_paise bigint not null,
  verified text not null,
  completion text not null,
  short_of text,
  supersedes text,
  superseded_by text,
  name text not null,
  name_folded text not null,
  state text not null,
  state_type text not null,
  district text not null,
  pincode text not null,
  mobile text not null,
  alternate_mobile text,
  address text not null,
  erased text,
  kind text,
  stock_recorded integer,
  packing_paise bigint,
  round_off_paise bigint,
  step text not null default 'placed',
  call_at text,
  discount_paise bigint,
  revision integer,
  revised_at text,
  packing_note text,
  freight_note text,
  received_paise bigint,
  paid_before integer,
  language text
);

create index orders_by_time on orders (placed_at, order_id);

create index orders_by_verified on orders (verified, placed_at, order_id);

create index orders_by_completion on orders (completion, placed_at, order_id);

create index orders_by_states on orders (verified, completion, placed_at, order_id);

create index orders_by_step on orders (step, placed_at, order_id);

create index orders_short on orders (placed_at, order_id) where short_of is not null;

create index orders_superseded on orders (superseded_by) where superseded_by is not null;

create index orders_of_a_kind on orders (kind, order_id) where kind is not null;

create index orders_to_call on orders (coalesce(call_at, placed_at), order_id) where step = 'placed';

-- Covers the customer list: a mobile number's orders, newest last, with what it sums.
create index orders_by_mobile on orders (mobile, placed_at, order_id, superseded_by, step, total_paise)
where erased is null and kind is null;

create index orders_due on orders (placed_at, order_id)
where superseded_by is null and step <> 'cancelled' and (kind is null or kind <> 'trial')
  and not (verified <> 'Verified' and completion <> 'Complete') and paid_before is null
  and total_paise > coalesce(received_paise, 0);

create index orders_overpaid on orders (placed_at, order_id)
where received_paise > case when superseded_by is not null or step = 'cancelled' then 0 else total_paise end;

create index orders_away on orders (step, placed_at, order_id)
where step = 'dispatched' and superseded_by is null and kind is null and erased is null;

-- `substitute_for` is the replaced product's name.
create table order_items (
  order_id text not null references orders (order_id) on delete cascade,
  line integer not null,
  product_id text not null,
  code text not null,
  name text not null,
  image_url text not null,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  discount integer not null,
  quantity integer not null,
  substitute_for text,
  primary key (order_id, line)
);

-- Outlives its order, so that a late retry of a deleted order places none.
create table order_keys (
  idempotency_key text primary key,
  fingerprint text not null,
  order_id text not null
);

create index order_keys_by_order on order_keys (order_id);

-- `number` counts in each order, regardless of the clock; `at` is null for entries older than this table.

create table order_history (
  order_id text not null references orders (order_id) on delete cascade,
  number integer not null,
  entry_key text not null,
  kind text not null,
  step text,
  at text,
  who text,
  note text not null,
  call_at text,
  primary key (order_id, number)
) without rowid;

create unique index order_history_by_key on order_history (order_id, entry_key);

-- Complete revisions of edited orders, 0 as placed; `orders` and `order_items` have the latest.
create table order_revisions (
  order_id text not null references orders (order_id) on delete cascade,
  number integer not null,
  at text not null,
  who text,
  contents text not null,
  primary key (order_id, number)
);

-- Tabs that edit an order; `seen_at` is their last presence signal.
create table order_editors (
  order_id text not null references orders (order_id) on delete cascade,
  tab text not null,
  who text not null,
  seen_at text not null,
  primary key (order_id, tab)
);

-- A payment outlives its order, since the money came in. A UTR is unique except for mistakes; `seen_at` is null while
-- only the customer has reported it; `said_paise` is the customer's amount, if the bank saw another.

create table payments (
  id text primary key,
  order_id text not null,
  entry_key text not null,
  method text not null,
  utr text,
  amount_paise bigint not null,
  said_paise bigint,
  received_on text not null,
  noted_at text not null,
  noted_by text,
  note text not null,
  seen_at text,
  seen_by text,
  taken_back text,
  taken_back_at text,
  taken_back_by text
);

create unique index payments_by_key on payments (order_id, entry_key);

create unique index payments_by_utr on payments (utr)
where utr is not null and (taken_back is null or taken_back <> 'mistake');

create index payments_by_day on payments (received_on, id);

create index payments_unseen on payments (received_on, id) where seen_at is null and taken_back is null;

-- The last press per product of an order. `quantity` is the line's at that time, `there` the pieces found, `pressed_at`
-- by the server's clock, `press_key` the idempotency key.

create table packing_presses (
  order_id text not null references orders (order_id) on delete cascade,
  product_id text not null,
  press_key text not null,
  state text not null,
  quantity integer not null,
  there integer not null,
  pressed_at text not null,
  who text not null,
  primary key (order_id, product_id)
);

-- `folded` is equal for two entries of an office, `lr_folded` for two spellings of a lorry receipt. A dispatch has a
-- copy of the office, which keeps its name.

create table transport_offices (
  id text primary key not null,
  name text not null,
  branch text not null,
  phone text not null,
  places text not null,
  folded text not null unique,
  added_at text not null
);

create table dispatches (
  order_id text primary key not null references orders (order_id) on delete cascade,
  office_id text,
  office_name text not null,
  office_branch text not null,
  office_phone text not null,
  lr text not null,
  lr_folded text not null,
  cases integer not null,
  weight_grams integer,
  freight text not null,
  freight_paise bigint,
  receipt_url text not null,
  at text not null,
  who text,
  version integer not null
);

create index dispatches_by_lr on dispatches (lr_folded);

create index dispatches_by_time on dispatches (at, order_id);

-- Counter sales, which are not orders: no call, packing or dispatch. `day` is in India; `sale_key` is the device's
-- idempotency key, `fingerprint` that of goods and sums.

create table counter_sales (
  sale_id text primary key,
  sale_key text not null unique,
  fingerprint text not null,
  day text not null,
  sold_at text not null,
  received_at text not null,
  who text not null,
  total_items integer not null,
  total_paise bigint not null,
  discount_paise bigint not null,
  round_off_paise bigint not null,
  method text not null,
  given_paise bigint,
  customer_name text not null,
  mobile text not null
);

create index counter_sales_by_day on counter_sales (day, sold_at, sale_id);

create index counter_sales_by_time on counter_sales (sold_at);

create index counter_sales_by_mobile on counter_sales (mobile) where mobile <> '';

create table counter_lines (
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  line integer not null,
  product_id text not null,
  code text not null,
  name text not null,
  unit text not null,
  category text not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  quantity integer not null,
  primary key (sale_id, line)
);

-- Returns, counted and refunded on their own day.

create table counter_returns (
  return_key text primary key,
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  day text not null,
  returned_at text not null,
  who text not null,
  method text not null,
  refund_paise bigint not null
);

create index counter_returns_by_day on counter_returns (day);

create index counter_returns_by_sale on counter_returns (sale_id);

create table counter_return_lines (
  return_key text not null references counter_returns (return_key) on delete cascade,
  product_id text not null,
  pieces integer not null,
  primary key (return_key, product_id)
);

-- A row per day, which sales, returns and the closing lock. `closed_at` is null while open.

create table counter_days (
  day text primary key,
  closed_at text,
  closed_by text,
  expected_paise bigint,
  counted_paise bigint,
  note text,
  close_key text
);

-- Goods sold beyond the stock, which never falls below 0; until settled.

create table counter_shortfalls (
  sale_id text not null references counter_sales (sale_id) on delete cascade,
  product_id text not null,
  pieces integer not null,
  missed_at text not null,
  settled_at text,
  settled_by text,
  primary key (sale_id, product_id)
);

create index counter_shortfalls_open on counter_shortfalls (missed_at) where settled_at is null;

create table videos (
  id text primary key,
  title text not null,
  description text,
  video_url text not null,
  created_at text not null,
  updated_at text
);

-- The video version that each key saved last, to detect others' changes; outlives the video, so that a late retry does
-- not restore a deleted one.
create table video_saves (
  save_key text primary key,
  version text not null
);

create table media (
  name text primary key,
  kind text not null,
  bytes bigint not null,
  stored_at text not null
);

-- Demo products and videos as first created, to tell them from the owner's.
create table demo_goods (id text primary key, name text not null, file_url text not null);

-- Demo data that an admin removed; `contents` are its rows as JSON, '' once forgotten.
create table demo_removals (
  id text primary key,
  removed_at text not null,
  removed_by text not null,
  undone_at text,
  contents text not null
);

-- People who sign in, and the list of their changes.

create table admins (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  created_at text not null,
  role text not null default 'owner',
  name text not null default '',
  stopped_at text,
  signed_in_at text
);

create table sessions (
  token_hash text primary key,
  admin_id text not null references admins (id) on delete cascade,
  signed_in_at text not null,
  expires_at text not null
);

-- By hash of account and address, or of the address alone; times in milliseconds.
create table sign_in_failures (
  who text primary key,
  failures integer not null,
  counted_at bigint not null,
  wait_ms integer not null
);

create index sign_in_failures_by_time on sign_in_failures (counted_at);

create table audit_entries (
  id text primary key,
  at text not null,
  who text not null,
  kind text not null,
  about text not null
);

create index audit_entries_by_time on audit_entries (at, id);

create index audit_entries_by_person on audit_entries (who, at, id);

-- Complete settings as JSON; the latest version applies.
create table settings_versions (
  version integer primary key,
  saved_at text not null,
  who text not null,
  save_key text not null unique,
  contents text not null
);

-- The shop's push keys, created at the first start: one row.
create table push_keys (
  id integer primary key,
  public_key text not null,
  private_key text not null,
  made_at text not null
);

-- Browsers that get notifications. Hours are minutes since midnight in India, null for any hour. `failure` is the last
-- message's, at `failed_at`.
create table push_devices (
  id text primary key,
  admin_id text not null references admins (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  from_minute integer,
  to_minute integer,
  added_at text not null,
  reached_at text,
  failure text,
  failed_at text
);

create index push_devices_by_admin on push_devices (admin_id);

-- This place's backups. A row is claimed by its id before the work begins.
create table backups (
  id text primary key,
  occasion text not null,
  started_at text not null,
  ended_at text,
  outcome text not null,
  name text not null,
  bytes bigint,
  reason text
);

-- Written and removed to test the disk's free space.
create table write_probes (id text primary key, filler text not null);

-- Daily sums in India by place, by product and category, and per day, so that reports need not read a season's lines.
-- Computed when a report needs them. Confirmed orders have separate rows.

create table report_days (
  day text not null, confirmed integer not null, orders integer not null, total_paise bigint not null,
  packing_paise bigint not null, round_off_paise bigint not null, discount_paise bigint not null default 0,
  due_paise bigint not null default 0,
  primary key (day, confirmed)
) without rowid;

create table report_places (
  day text not null, confirmed integer not null, state text not null, district text not null, orders integer not null,
  total_paise bigint not null,
  primary key (day, confirmed, state, district)
) without rowid;

create table report_goods (
  day text not null, confirmed integer not null, product_id text not null, category text not null, code text not null,
  name text not null, pieces integer not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (day, confirmed, product_id, category)
) without rowid;

create table report_counter_days (
  day text primary key, sales integer not null, total_paise bigint not null, discount_paise bigint not null,
  round_off_paise bigint not null
);

create table report_counter_goods (
  day text not null, product_id text not null, category text not null, code text not null, name text not null,
  pieces integer not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (day, product_id, category)
);

-- Monthly sums of goods, of a month's first days until `kept_until`; '' for none.

create table report_months (month text primary key, kept_until text not null);

create table report_month_goods (
  month text not null, confirmed integer not null, product_id text not null, category text not null, code text not null,
  name text not null, pieces bigint not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (month, confirmed, product_id, category)
);

create table report_month_counter_goods (
  month text not null, product_id text not null, category text not null, code text not null, name text not null,
  pieces bigint not null, goods_paise bigint not null, discount_paise bigint not null,
  primary key (month, product_id, category)
);

-- Orders by day of placed_at (UTC) and state.

create table order_counts (
  day text not null, verified text not null, completion text not null, step text not null, orders integer not null,
  primary key (day, verified, completion, step)
) without rowid;

-- Changes since, a row each: concurrent orders would wait for each other at one number.
create table order_count_changes (
  day text not null, verified text not null, completion text not null, step text not null, orders integer not null
);

create view orders_counted as
select day, verified, completion, step, orders from order_counts
union all select day, verified, completion, step, orders from order_count_changes;

-- Orders to index: in bulk that costs a fraction, and no customer waits for it.
create table orders_to_index (order_id text primary key) without rowid;
