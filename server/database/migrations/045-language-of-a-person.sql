-- The language that a person chose for the back office; null until then. The list of languages is the program's: one that it does not
-- have is read as English, and a new one needs no step.
alter table people add column language text;
alter table people add constraint people_language check (length(language) = 2);
