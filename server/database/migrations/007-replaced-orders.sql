-- Which orders an order has replaced, for when it is deleted.

create index orders_superseded on orders (superseded_by) where superseded_by is not null;

-- Which video each key stands for; outlives its video, so that a late repeat does not bring a deleted one back.

create table video_saves (
  save_key text primary key,
  video_id text not null
);

insert into video_saves (save_key, video_id) select id, id from videos;
