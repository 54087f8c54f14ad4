-- The shop's own price of each line beside the price at which a counter sold it; null where the shop has none, and for sales of before.

alter table counter_lines add column shop_price_paise bigint;
