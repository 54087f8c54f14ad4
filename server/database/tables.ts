// The shape of every table, as the migrations make them: one row type a table.
import type { Category } from '#domain/category.ts'
import type { Completion, Verification } from '#domain/order.ts'
import type { StateType } from '#domain/state.ts'
import type { Unit } from '#domain/product.ts'

export type ProductRow = {
  id: string
  code: string
  name: string
  image_url: string
  video_url: string | null
  unit: Unit
  category: Category
  mrp_paise: number
  price_paise: number
  discount: number
  stock: number
  created_at: string
  updated_at: string | null
}

export type OrderRow = {
  order_id: string
  placed_at: string
  total_items: number
  total_paise: number
  verified: Verification
  completion: Completion
  /** The product that was lacking; '' when the goods went back as the order was replaced; null while it has its goods. */
  short_of: string | null
  supersedes: string | null
  superseded_by: string | null
  name: string
  name_folded: string
  state: string
  state_type: StateType
  district: string
  pincode: string
  mobile: string
  alternate_mobile: string | null
  address: string
}

/** So many orders of a day (in UTC, YYYY-MM-DD) are in these states. */
export type OrderCountRow = { day: string; verified: Verification; completion: Completion; orders: number }

export type OrderItemRow = {
  order_id: string
  line: number
  product_id: string
  code: string
  name: string
  image_url: string
  unit: Unit
  category: Category
  mrp_paise: number
  price_paise: number
  discount: number
  quantity: number
}

export type OrderKeyRow = { idempotency_key: string; fingerprint: string; order_id: string }

export type VideoRow = {
  id: string
  title: string
  description: string | null
  video_url: string
  created_at: string
  updated_at: string | null
}

export type Tables = {
  products: ProductRow
  orders: OrderRow
  order_items: OrderItemRow
  orders_counted: OrderCountRow
  order_keys: OrderKeyRow
  /** Saves, edits and stock changes of products by their keys; `stock` is what each of them added. */
  product_saves: { save_key: string; product_id: string; stock: number }
  video_saves: { save_key: string; version: string }
  videos: VideoRow
  admins: { id: string; email: string; password_hash: string; created_at: string }
  sessions: { token_hash: string; admin_id: string; signed_in_at: string; expires_at: string }
  sign_in_failures: { who: string; failures: number; counted_at: number; wait_ms: number }
  write_probes: { id: string; filler: string }
  media: { name: string; kind: string; bytes: number; stored_at: string }
  migrations: { version: number; name: string; applied_at: string }
}
