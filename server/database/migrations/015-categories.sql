-- The categories are the owner's. A shop begins with the 22 of the specification; a name that products have beside them comes last.
-- Products and order lines keep the category's name.

create table categories (
  id text primary key,
  name text not null unique,
  tamil_name text not null,
  position integer not null,
  enabled integer not null,
  poster_url text not null,
  in_footer integer not null
);

-- The earlier names of a category, and those of categories that were merged into it: their addresses lead to it.
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

insert into categories (id, name, tamil_name, position, enabled, poster_url, in_footer)
select 'kept-' || row_number() over (order by category), category, '', 22 + row_number() over (order by category), 1, '', 0
from (select distinct category from products) found
where category not in (select name from categories);
