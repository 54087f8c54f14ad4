-- Who placed an order: null for a customer, 'trial' for an admin who tried the shop.

alter table orders add column kind text;

create index orders_of_a_kind on orders (kind, order_id) where kind is not null;

-- The demo's products and videos as the first start made them, to tell them from the owner's. In a shop that is older than this
-- table they are those from before its first admin; one that was edited since may have become the owner's own: it has no name here.

create table demo_goods (id text primary key, name text not null, file_url text not null);

insert into demo_goods (id, name, file_url)
select id, case when updated_at is null then name else '' end, image_url from products
where created_at <= (select min(created_at) from admins);

insert into demo_goods (id, name, file_url)
select id, case when updated_at is null then title else '' end, video_url from videos
where created_at <= (select min(created_at) from admins);

-- What an admin took out of the shop to start with their own products; `contents` are its rows as JSON, '' once they are forgotten.

create table demo_removals (
  id text primary key,
  removed_at text not null,
  removed_by text not null,
  undone_at text,
  contents text not null
);
