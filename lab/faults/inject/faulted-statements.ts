// The shop's statements at which the faults begin; a test compares them with those that the shop runs.

export const TAKE_OF_STOCK = /update products set stock = .*- wanted\.quantity/
export const INSERT_OF_KEYS = /^insert into "?order_keys/
export const READ_OF_PAYMENTS = 'select * from "payments" where "order_id" ='

/** Of a query of the driver's: its text, or an object with text and name. */
export function textOf(asked: unknown): string | undefined {
  return typeof asked === 'string' ? asked : Object(asked).text
}
