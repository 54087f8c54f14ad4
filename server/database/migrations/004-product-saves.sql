-- Which product each save stands for and how much stock it gave; outlives its product, so that a late repeat adds nothing.

create table product_saves (
  save_key text primary key,
  product_id text not null,
  stock integer not null
);
