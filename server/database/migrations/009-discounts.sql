-- The discount follows from the two prices: in whole percent, half a percent rounded up, 0 when the price is not below the M.R.P.

update products
set discount = case
  when mrp_paise > price_paise
    then cast(((mrp_paise - price_paise) * 200 + mrp_paise) / (mrp_paise * 2) as integer)
  else 0
end;
