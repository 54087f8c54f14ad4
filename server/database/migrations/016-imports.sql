-- Imports of spreadsheets on their way, for a day, and what was chosen for headings that come again.

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
