// Row type of the packers' presses.
import type { PressState } from '#domain/packing/line-presses.ts'

/** The current press per product. `who` is as in recorded-by.ts. */
export type PackingPressRow = {
  order_id: string
  product_id: string
  idempotency_key: string
  state: PressState
  quantity: number
  there: number
  pressed_at: string
  who: string
}
