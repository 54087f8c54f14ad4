// How an order lies in its tables, and how it comes out again.
import { type Order, type OrderItem } from '#domain/order.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { foldForSearch } from '#domain/search-text.ts'
import type { OrderItemRow, OrderRow } from '../database/tables.ts'

export function toOrder(row: OrderRow, items: OrderItem[]): Order {
  const placedAt = new Date(row.placed_at)
  return {
    orderId: row.order_id,
    placedAt: row.placed_at,
    orderDate: orderDate(placedAt),
    orderTime: orderTime(placedAt),
    totalItems: row.total_items,
    totalPaise: row.total_paise,
    verified: row.verified,
    completion: row.completion,
    stockDeducted: row.short_of === null,
    ...(row.supersedes !== null && { supersedes: row.supersedes }),
    ...(row.superseded_by !== null && { supersededBy: row.superseded_by }),
    customer: {
      name: row.name,
      state: row.state,
      stateType: row.state_type,
      district: row.district,
      pincode: row.pincode,
      mobile: row.mobile,
      ...(row.alternate_mobile !== null && { alternateMobile: row.alternate_mobile }),
      address: row.address,
    },
    items,
  }
}

export function toItem(row: OrderItemRow): OrderItem {
  return {
    productId: row.product_id,
    code: row.code,
    name: row.name,
    imageUrl: row.image_url,
    unit: row.unit,
    category: row.category,
    mrpPaise: row.mrp_paise,
    pricePaise: row.price_paise,
    discount: row.discount,
    quantity: row.quantity,
  }
}

export function toOrderRow(order: Order): OrderRow {
  const { customer } = order
  return {
    order_id: order.orderId,
    placed_at: order.placedAt,
    total_items: order.totalItems,
    total_paise: order.totalPaise,
    verified: order.verified,
    completion: order.completion,
    short_of: null,
    supersedes: order.supersedes ?? null,
    superseded_by: null,
    name: customer.name,
    name_folded: foldForSearch(customer.name),
    state: customer.state,
    state_type: customer.stateType,
    district: customer.district,
    pincode: customer.pincode,
    mobile: customer.mobile,
    alternate_mobile: customer.alternateMobile ?? null,
    address: customer.address,
  }
}

export function toItemRow(orderId: string, item: OrderItem, line: number): OrderItemRow {
  return {
    order_id: orderId,
    line,
    product_id: item.productId,
    code: item.code,
    name: item.name,
    image_url: item.imageUrl,
    unit: item.unit,
    category: item.category,
    mrp_paise: item.mrpPaise,
    price_paise: item.pricePaise,
    discount: item.discount,
    quantity: item.quantity,
  }
}
