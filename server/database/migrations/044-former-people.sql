-- People who were removed. Rows keep their id, which screens show as the address of then.
create table former_people (
  id text primary key not null,
  email text not null,
  removed_at text not null
);
