// The shape of every table, as the migrations make them: one row type a table, and for what the domain knows the columns of its properties.
import type { Customer } from '#domain/checkout-form.ts'
import type { Completion, Order, OrderItem, Verification } from '#domain/order.ts'
import type { Product } from '#domain/product.ts'
import type { Columns, RowOf } from './columns.ts'

export const productColumns = {
  id: 'id',
  code: 'code',
  name: 'name',
  imageUrl: 'image_url',
  videoUrl: 'video_url',
  unit: 'unit',
  category: 'category',
  mrpPaise: 'mrp_paise',
  pricePaise: 'price_paise',
  discount: 'discount',
  stock: 'stock',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Columns<Product>

export type ProductRow = RowOf<Product, typeof productColumns>

/** Of an order without its customer and its lines; date and time follow from `placedAt`, `stockDeducted` from `short_of`. */
export type OrderHead = Omit<Order, 'orderDate' | 'orderTime' | 'stockDeducted' | 'customer' | 'items'>

export const orderColumns = {
  orderId: 'order_id',
  placedAt: 'placed_at',
  totalItems: 'total_items',
  totalPaise: 'total_paise',
  verified: 'verified',
  completion: 'completion',
  supersedes: 'supersedes',
  supersededBy: 'superseded_by',
} as const satisfies Columns<OrderHead>

export const customerColumns = {
  name: 'name',
  state: 'state',
  stateType: 'state_type',
  district: 'district',
  pincode: 'pincode',
  mobile: 'mobile',
  alternateMobile: 'alternate_mobile',
  address: 'address',
} as const satisfies Columns<Customer>

export type OrderRow = RowOf<OrderHead, typeof orderColumns> &
  RowOf<Customer, typeof customerColumns> & {
    name_folded: string
    /** The product that was lacking; '' when the goods went back as the order was replaced; null while it has its goods. */
    short_of: string | null
  }

export const itemColumns = {
  productId: 'product_id',
  code: 'code',
  name: 'name',
  imageUrl: 'image_url',
  unit: 'unit',
  category: 'category',
  mrpPaise: 'mrp_paise',
  pricePaise: 'price_paise',
  discount: 'discount',
  quantity: 'quantity',
} as const satisfies Columns<OrderItem>

export type OrderItemRow = RowOf<OrderItem, typeof itemColumns> & { order_id: string; line: number }

/** So many orders of a day (in UTC, YYYY-MM-DD) are in these states. */
export type OrderCountRow = { day: string; verified: Verification; completion: Completion; orders: number }

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
