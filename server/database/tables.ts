// The shape of every table, as the migrations make them: one row type a table, and for what the domain knows the columns of its properties.
import type { Customer } from '#domain/checkout-form.ts'
import type { Completion, Order, OrderItem, Verification } from '#domain/order.ts'
import type { Product } from '#domain/product.ts'

/** The column of each property. A property without one is an error of the compiler. */
export type Columns<Whole> = Record<keyof Whole, string>

/** The row that holds the properties of `Whole`; one that may be missing is null. */
export type RowOf<Whole, Names extends Columns<Whole>> = {
  [Property in keyof Whole as Names[Property]]-?: {} extends Pick<Whole, Property>
    ? Exclude<Whole[Property], undefined> | null
    : Whole[Property]
}

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
  erased: 'erased',
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

/** A backup of this place; `bytes` of one that ended well, `reason` of one that failed. */
export type BackupRow = {
  id: string
  occasion: string
  started_at: string
  ended_at: string | null
  outcome: 'running' | 'done' | 'failed'
  name: string
  bytes: number | null
  reason: string | null
}

export type Tables = {
  backups: BackupRow
  products: ProductRow
  /** Earlier names of products, and those of deleted ones: orders still hold them. */
  former_products: { product_id: string; code: string; name: string }
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

export type ColumnMap<Whole, Row> = {
  columns: readonly string[]
  /** Returns the values in the order of `columns`; a missing one is null. */
  toValues(whole: Whole): unknown[]
  toRow(whole: Whole): Row
  /** Returns what `toRow` was given; a column that is null becomes no property. */
  fromRow(row: Row): Whole
}

/** `names` may hold no property that `Whole` has not: it would be written as null. */
export function mapColumns<Whole extends object, Names extends Columns<Whole>>(
  names: Names & Record<Exclude<keyof Names, keyof Whole>, never>,
): ColumnMap<Whole, RowOf<Whole, Names>> {
  const properties = Object.keys(names) as (keyof Whole)[]
  const columns = Object.values<string>(names)
  const toValues = (whole: Whole) => properties.map((property) => whole[property] ?? null)
  return {
    columns,
    toValues,
    toRow: (whole) =>
      Object.fromEntries(toValues(whole).map((value, at) => [columns[at], value])) as RowOf<Whole, Names>,
    fromRow(row) {
      const values = row as Record<string, unknown>
      const whole: Partial<Record<keyof Whole, unknown>> = {}
      for (let at = 0; at < columns.length; at += 1) {
        const value = values[columns[at]!]
        if (value !== null && value !== undefined) whole[properties[at]!] = value
      }
      return whole as Whole
    },
  }
}

export const { fromRow: toProduct } = mapColumns<Product, typeof productColumns>(productColumns)
