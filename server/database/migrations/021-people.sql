-- Who may sign in is an owner, staff or a packer, has a name, and can be stopped; those who are there are owners. And who changed what
-- in the back office.

alter table admins add column role text not null default 'owner';

alter table admins add column name text not null default '';

alter table admins add column stopped_at text;

alter table admins add column signed_in_at text;

update admins set signed_in_at = (select max(sessions.signed_in_at) from sessions where sessions.admin_id = admins.id);

create table audit_entries (
  id text primary key,
  at text not null,
  who text not null,
  kind text not null,
  about text not null
);

create index audit_entries_by_time on audit_entries (at, id);

create index audit_entries_by_person on audit_entries (who, at, id);
