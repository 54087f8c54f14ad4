/**
 * Converts to and from the specification's fields (§3): there a unit is `category`, a category is `items`, money is
 * rupees.
 */
import type { Category } from './category/category.ts'
import type { Customer } from './checkout/checkout-form.ts'
import { parseOrderMoment } from './dates/indian-date.ts'
import type { OtherLanguage } from './language.ts'
import { paiseFromRupees, rupeesFromPaise } from './numbers/money.ts'
import type { Completion, Order, OrderKind, OrderLine, Verification } from './order/order.ts'
import type { Product, Unit } from './product/product.ts'

export type SpecProduct = {
  id: string
  productName: string
  code: string
  imageUrl: string
  videoUrl?: string
  category: Unit
  items: Category
  mrp: number
  ourPrice: number
  discount: number
  stock: number
  /** Absent if empty. */
  tamilName?: string
  contents?: string
  isNew?: true
  createdAt: string
  updatedAt?: string
}

export type SpecOrderItem = Pick<
  SpecProduct,
  'id' | 'productName' | 'code' | 'imageUrl' | 'category' | 'items' | 'mrp' | 'ourPrice' | 'discount'
> &
  Pick<SpecProduct, 'tamilName'> & { quantity: number }

export type SpecOrder = {
  orderId: string
  orderDate: string
  orderTime: string
  totalItems: number
  totalAmount: number
  /** Included in the total; absent if zero. */
  packingCharge?: number
  roundOff?: number
  verified?: Verification
  completion?: Completion
  customerDetails: Customer
  items: SpecOrderItem[]
  stockDeducted: boolean
  supersededBy?: string
  supersedes?: string
  kind?: OrderKind
  language?: OtherLanguage
  /** Only in the answer to the visitor who placed it, as the two below. */
  link?: string
  isChanged?: true
  isAnother?: true
}

/** Returns a product's public fields: a new one stays private until listed here. */
export function toSpecProduct(product: Product): SpecProduct {
  return {
    id: product.id,
    productName: product.name,
    code: product.code,
    imageUrl: product.imageUrl,
    ...(product.videoUrl !== undefined && { videoUrl: product.videoUrl }),
    category: product.unit,
    items: product.category,
    mrp: rupeesFromPaise(product.mrpPaise),
    ourPrice: rupeesFromPaise(product.pricePaise),
    discount: product.discount,
    stock: product.stock,
    ...(product.tamilName !== '' && { tamilName: product.tamilName }),
    ...(product.contents !== '' && { contents: product.contents }),
    ...(product.isNew && { isNew: true }),
    createdAt: product.createdAt,
    ...(product.updatedAt !== undefined && { updatedAt: product.updatedAt }),
  }
}

export function fromSpecProduct(spec: SpecProduct): Product {
  return {
    id: spec.id,
    code: spec.code,
    name: spec.productName,
    imageUrl: spec.imageUrl,
    ...(spec.videoUrl !== undefined && { videoUrl: spec.videoUrl }),
    unit: spec.category,
    category: spec.items,
    mrpPaise: paiseFromRupees(spec.mrp),
    pricePaise: paiseFromRupees(spec.ourPrice),
    discount: spec.discount,
    stock: spec.stock,
    tamilName: spec.tamilName ?? '',
    contents: spec.contents ?? '',
    enabled: true,
    isNew: spec.isNew ?? false,
    createdAt: spec.createdAt,
    ...(spec.updatedAt !== undefined && { updatedAt: spec.updatedAt }),
  }
}

/** Returns the fields for the customer: a new one stays private until listed here. */
export function toSpecOrder(order: Order): SpecOrder {
  return {
    orderId: order.orderId,
    orderDate: order.orderDate,
    orderTime: order.orderTime,
    totalItems: order.totalItems,
    totalAmount: rupeesFromPaise(order.totalPaise),
    ...(order.packingPaise !== undefined && { packingCharge: rupeesFromPaise(order.packingPaise) }),
    ...(order.roundOffPaise !== undefined && { roundOff: rupeesFromPaise(order.roundOffPaise) }),
    verified: order.verified,
    completion: order.completion,
    customerDetails: customerOf(order.customer),
    items: order.items.map(toSpecItem),
    stockDeducted: order.stockDeducted,
    ...(order.supersededBy !== undefined && { supersededBy: order.supersededBy }),
    ...(order.supersedes !== undefined && { supersedes: order.supersedes }),
    ...(order.kind !== undefined && { kind: order.kind }),
    ...(order.language !== undefined && { language: order.language }),
  }
}

/** Inverts toSpecOrder. `placedAt` has a precision of seconds; absent states get defaults. */
export function fromSpecOrder(spec: SpecOrder): Order {
  return {
    orderId: spec.orderId,
    placedAt: (parseOrderMoment(spec.orderDate, spec.orderTime) ?? new Date(0)).toISOString(),
    orderDate: spec.orderDate,
    orderTime: spec.orderTime,
    totalItems: spec.totalItems,
    totalPaise: paiseFromRupees(spec.totalAmount),
    ...(spec.packingCharge !== undefined && { packingPaise: paiseFromRupees(spec.packingCharge) }),
    ...(spec.roundOff !== undefined && { roundOffPaise: paiseFromRupees(spec.roundOff) }),
    verified: spec.verified ?? 'Unverified',
    completion: spec.completion ?? 'Pending',
    step: 'placed',
    stockDeducted: spec.stockDeducted,
    ...(spec.supersededBy !== undefined && { supersededBy: spec.supersededBy }),
    ...(spec.supersedes !== undefined && { supersedes: spec.supersedes }),
    ...(spec.kind !== undefined && { kind: spec.kind }),
    ...(spec.language !== undefined && { language: spec.language }),
    ...(spec.link !== undefined && { link: spec.link }),
    ...(spec.isChanged && { isChanged: true }),
    ...(spec.isAnother && { isAnother: true }),
    customer: customerOf(spec.customerDetails),
    items: spec.items.map(fromSpecItem),
  }
}

function customerOf(customer: Customer): Customer {
  return {
    name: customer.name,
    state: customer.state,
    stateType: customer.stateType,
    district: customer.district,
    pincode: customer.pincode,
    mobile: customer.mobile,
    ...(customer.alternateMobile !== undefined && { alternateMobile: customer.alternateMobile }),
    address: customer.address,
  }
}

function toSpecItem(item: OrderLine): SpecOrderItem {
  return {
    id: item.productId,
    productName: item.name,
    ...(item.tamilName !== undefined && { tamilName: item.tamilName }),
    code: item.code,
    imageUrl: item.imageUrl,
    category: item.unit,
    items: item.category,
    mrp: rupeesFromPaise(item.mrpPaise),
    ourPrice: rupeesFromPaise(item.pricePaise),
    discount: item.discount,
    quantity: item.quantity,
  }
}

function fromSpecItem(spec: SpecOrderItem): OrderLine {
  return {
    productId: spec.id,
    code: spec.code,
    name: spec.productName,
    ...(spec.tamilName !== undefined && { tamilName: spec.tamilName }),
    imageUrl: spec.imageUrl,
    unit: spec.category,
    category: spec.items,
    mrpPaise: paiseFromRupees(spec.mrp),
    pricePaise: paiseFromRupees(spec.ourPrice),
    discount: spec.discount,
    quantity: spec.quantity,
  }
}
