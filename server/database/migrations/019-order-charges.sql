-- What an order costs beside its goods, as the settings were then: the packing charge, and the rounding to the rupee. Null for none;
-- total_paise has both in it.

alter table orders add column packing_paise integer;

alter table orders add column round_off_paise integer;
