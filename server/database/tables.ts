// Row types of all tables as migrated, with the columns of domain properties.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { Product } from '#domain/product/product.ts'
import type { MovementKind } from '#domain/stock/movements.ts'
import type { OrderStepRow } from './tables/step-tables.ts'
import type { AuditEntryRow, FormerPersonRow, PersonRow } from './tables/people-tables.ts'
import type { OrderEditorRow, OrderProposalRow, OrderRevisionRow } from './tables/revision-tables.ts'
import type { DispatchRow, OfficeRow } from './tables/dispatch-tables.ts'
import type { PackGoodsRow, PackRow } from './tables/pack-tables.ts'
import type { PackingPressRow } from './tables/packing-tables.ts'
import type { OrderMoney, PaymentRow, SaidPaymentRow } from './tables/payment-tables.ts'
import type { DataCheckRow } from './tables/check-tables.ts'
import type { CounterTables } from './tables/counter-tables.ts'
import type { NotificationTables } from './tables/notification-tables.ts'
import type { ReportDayRow, ReportGoodsRow, ReportPlaceRow } from './tables/report-tables.ts'
import type { BulkChangeProductRow, BulkChangeRow } from './tables/bulk-tables.ts'
import type { ImportRow, ImportChoiceRow } from './tables/import-tables.ts'
import type { StockTable } from './moved-pieces.ts'
import { type Columns, type Flags, mapColumns, type RowOf } from './columns.ts'

export const productColumns = {
  id: 'id',
  code: 'code',
  name: 'name',
  tamilName: 'tamil_name',
  contents: 'contents',
  imageUrl: 'image_url',
  videoUrl: 'video_url',
  unit: 'unit',
  category: 'category',
  mrpPaise: 'mrp_paise',
  pricePaise: 'price_paise',
  discount: 'discount',
  stock: 'stock',
  enabled: 'enabled',
  isNew: 'is_new',
  lowStock: 'low_stock',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Columns<Product>

export const productFlags = { enabled: true, isNew: true } as const satisfies Flags<Product>
export type ProductRow = RowOf<Product, typeof productColumns>

/** Without customer and lines; date and time derive from `placedAt`, `stockDeducted` from `short_of`. */
export type OrderHead = Omit<
  Order,
  'orderDate' | 'orderTime' | 'stockDeducted' | 'link' | 'isChanged' | 'isAnother' | 'customer' | 'items'
>

export const orderColumns = {
  orderId: 'order_id',
  placedAt: 'placed_at',
  totalItems: 'total_items',
  totalPaise: 'total_paise',
  discountPaise: 'discount_paise',
  packingPaise: 'packing_paise',
  roundOffPaise: 'round_off_paise',
  revision: 'revision',
  revisedAt: 'revised_at',
  packingNote: 'packing_note',
  freightNote: 'freight_note',
  verified: 'verified',
  completion: 'completion',
  step: 'step',
  callAt: 'call_at',
  supersedes: 'supersedes',
  supersededBy: 'superseded_by',
  erased: 'erased',
  kind: 'kind',
  language: 'language',
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
    /** The lacking product; '' if the goods were returned on replacement; null while it has its goods. */
    short_of: string | null
    /** 1 once its take is in `stock_movements`; null while only its lines show it. */
    stock_recorded: number | null
    /** Null until first needed, and once ended. No reader of orders gets it with them. */
    link: string | null
    link_ended_at: string | null
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
  substituteFor: 'substitute_for',
} as const satisfies Columns<OrderItem>

export type OrderItemRow = RowOf<OrderItem, typeof itemColumns> & { order_id: string; line: number }

export type OrderKeyRow = { idempotency_key: string; fingerprint: string; order_id: string }

export type VideoRow = {
  id: string
  title: string
  description: string | null
  video_url: string
  created_at: string
  updated_at: string | null
}

/** `enabled` and `in_footer` are 0 or 1; `tamil_name` and `poster_url` may be ''. */
export type CategoryRow = {
  id: string
  name: string
  tamil_name: string
  position: number
  enabled: number
  poster_url: string
  in_footer: number
}

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

/** `contents` is '' once erased. */
export type DemoRemovalRow = {
  id: string
  removed_at: string
  removed_by: string
  undone_at: string | null
  contents: string
}

/** `contents` is '' once it cannot be restored. */
export type RemovedOrderRow = {
  order_id: string
  placed_at: string
  removed_at: string
  removed_by: string | null
  /** Of the received money. */
  kept_paise: number
  /** The order that the customer sent instead later. */
  replaced_by: string | null
  contents: string
}

export type StockMovementRow = {
  product_id: string
  at: string
  id: string
  kind: MovementKind
  delta: number
  reference: string | null
  who: string | null
}

/** `contents` is the JSON sent with `id`, the key. */
export type StockCountRow = {
  id: string
  counted_at: string
  who: string
  contents: string
  undone_at: string | null
  undone_by: string | null
}

/** `contents` is JSON. */
export type SettingsVersionRow = {
  version: number
  saved_at: string
  who: string
  idempotency_key: string
  contents: string
}

export type Tables = CounterTables &
  NotificationTables & {
    backups: BackupRow
    data_checks: DataCheckRow
    settings_versions: SettingsVersionRow
    products: StockTable<ProductRow>
    categories: CategoryRow
    /** Includes names of merged categories. */
    former_category_names: { name: string; category_id: string; since: string }
    packs: PackRow
    pack_goods: PackGoodsRow
    stock_movements: StockMovementRow
    stock_counts: StockCountRow
    /** Includes names of deleted products, which orders still have. */
    former_products: { product_id: string; code: string; name: string }
    orders: OrderRow & OrderMoney
    payments: PaymentRow
    said_payments: SaidPaymentRow
    order_items: OrderItemRow
    order_steps: OrderStepRow
    order_revisions: OrderRevisionRow
    order_proposals: OrderProposalRow
    order_editors: OrderEditorRow
    transport_offices: OfficeRow
    dispatches: DispatchRow
    report_days: ReportDayRow
    report_places: ReportPlaceRow
    report_goods: ReportGoodsRow
    report_changes: { id: number; day: string }
    order_keys: OrderKeyRow
    removed_orders: RemovedOrderRow
    packing_presses: PackingPressRow
    /** Saves, edits and stock changes by key; `stock` is what each added. */
    product_saves: { idempotency_key: string; product_id: string; stock: number }
    video_saves: { idempotency_key: string; version: string }
    bulk_changes: BulkChangeRow
    bulk_change_products: BulkChangeProductRow
    videos: VideoRow
    /** `name` is '' if edited before this was recorded. */
    demo_goods: { id: string; name: string; file_url: string }
    demo_removals: DemoRemovalRow
    people: PersonRow
    former_people: FormerPersonRow
    audit_entries: AuditEntryRow
    sessions: { token_hash: string; person_id: string; signed_in_at: string; expires_at: string }
    sign_in_failures: { who: string; failures: number; counted_at: number; wait_ms: number }
    write_probes: { id: string; filler: string }
    imports: ImportRow
    import_choices: ImportChoiceRow
    migrations: { version: number; name: string; applied_at: string }
  }

export const { fromRow: toProduct } = mapColumns<Product, typeof productColumns>(productColumns, productFlags)
