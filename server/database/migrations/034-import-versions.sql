-- An import is applied as it was shown: what its page shows has a number, which each choice raises, and what the shop knew when it was
-- compared is kept with it. A tab that sends several choices before the answer to the first comes says so: they are its own.

alter table imports add column version integer not null default 0;

alter table imports add column known text;

alter table imports add column tab text;

alter table imports add column tab_from integer;
