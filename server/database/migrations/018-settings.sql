-- The shop's settings, each version whole as JSON: the newest one holds. The first is what shop.json said at the first start.

create table settings_versions (
  version integer primary key,
  saved_at text not null,
  who text not null,
  save_key text not null unique,
  contents text not null
);
