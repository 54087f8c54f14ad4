/** The only place with the spec's names (§3), where a unit is `category`, a category is `items` and money is rupees. */
import type { Category } from './category.ts'
import type { Customer } from './checkout-form.ts'
import { parseOrderMoment } from './indian-date.ts'
import { paiseFromRupees, rupeesFromPaise } from './money.ts'
import type { Completion, Order, OrderItem, Verification } from './order.ts'
import type { Product } from './product.ts'
import type { Unit } from './unit.ts'

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
  createdAt: string
  updatedAt?: string
}

export type SpecOrderItem = Omit<SpecProduct, 'videoUrl' | 'stock' | 'createdAt' | 'updatedAt'> & { quantity: number }

export type SpecOrder = {
  orderId: string
  orderDate: string
  orderTime: string
  totalItems: number
  totalAmount: number
  verified?: Verification
  completion?: Completion
  customerDetails: Customer
  items: SpecOrderItem[]
  stockDeducted: boolean
  supersededBy?: string
  supersedes?: string
}

export function toSpecProduct(product: Product): SpecProduct {
  const { name, unit, category, mrpPaise, pricePaise, ...same } = product
  return {
    ...same,
    productName: name,
    category: unit,
    items: category,
    mrp: rupeesFromPaise(mrpPaise),
    ourPrice: rupeesFromPaise(pricePaise),
  }
}

export function fromSpecProduct(spec: SpecProduct): Product {
  const { productName, category, items, mrp, ourPrice, ...same } = spec
  return {
    ...same,
    name: productName,
    unit: category,
    category: items,
    mrpPaise: paiseFromRupees(mrp),
    pricePaise: paiseFromRupees(ourPrice),
  }
}

export function toSpecOrder(order: Order): SpecOrder {
  const { placedAt: _, totalPaise, customer, items, ...same } = order
  return {
    ...same,
    totalAmount: rupeesFromPaise(totalPaise),
    customerDetails: customer,
    items: items.map(toSpecItem),
  }
}

/** The order back again; its moment, to the second, from its date and time, and absent states as the spec counts them. */
export function fromSpecOrder(spec: SpecOrder): Order {
  const { totalAmount, customerDetails, items, verified = 'Unverified', completion = 'Pending', ...same } = spec
  return {
    ...same,
    verified,
    completion,
    placedAt: (parseOrderMoment(spec.orderDate, spec.orderTime) ?? new Date(0)).toISOString(),
    totalPaise: paiseFromRupees(totalAmount),
    customer: customerDetails,
    items: items.map(fromSpecItem),
  }
}

function toSpecItem(item: OrderItem): SpecOrderItem {
  const { productId, name, unit, category, mrpPaise, pricePaise, ...same } = item
  return {
    ...same,
    id: productId,
    productName: name,
    category: unit,
    items: category,
    mrp: rupeesFromPaise(mrpPaise),
    ourPrice: rupeesFromPaise(pricePaise),
  }
}

function fromSpecItem(spec: SpecOrderItem): OrderItem {
  const { id, productName, category, items, mrp, ourPrice, ...same } = spec
  return {
    ...same,
    productId: id,
    name: productName,
    unit: category,
    category: items,
    mrpPaise: paiseFromRupees(mrp),
    pricePaise: paiseFromRupees(ourPrice),
  }
}
