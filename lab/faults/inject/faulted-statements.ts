// The shop's statements at which the faults begin; a test compares them with those that the shop runs.

export const TAKE_OF_STOCK = /update products set stock = .*- wanted\.quantity/
export const INSERT_OF_KEYS = /^insert into "?order_keys/
export const READ_OF_PAYMENTS = 'select * from "payments" where "order_id" ='
