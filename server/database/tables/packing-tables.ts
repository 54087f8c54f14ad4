// The rows of the table that holds how far each order is packed.
import type { PressState } from '#domain/packing/line-presses.ts'

/** The press that holds for a product of an order. `who` is the e-mail address of the person. */
export type PackingPressRow = {
  order_id: string
  product_id: string
  press_key: string
  state: PressState
  quantity: number
  there: number
  pressed_at: string
  who: string
}
