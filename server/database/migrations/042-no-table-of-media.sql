-- Files of media are found in their folder; nothing has read this table.

drop table media;
