-- Which orders an order has replaced, for when it is deleted.

create index orders_superseded on orders (superseded_by) where superseded_by is not null;

-- The version of its video that each key has saved last, to tell what others did since; outlives the video, so that a late
-- repeat does not bring a deleted one back.

create table video_saves (
  save_key text primary key,
  version text not null
);

insert into video_saves (save_key, version) select id, coalesce(updated_at, created_at) from videos;
