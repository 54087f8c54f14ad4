/** The products, the customer and the order that the rules' tests talk about. */
import type { Customer } from './checkout-form.ts'
import { orderItem, orderTotals } from './order.ts'
import type { Order } from './order.ts'
import type { Product } from './product.ts'

/** Lakshmi crackers: ₹45 instead of ₹180, plenty in stock. */
export const lakshmi: Product = {
  id: 'lakshmi',
  code: 'PRD0042',
  name: '4" Lakshmi',
  imageUrl: '/media/image/upload/lakshmi.png',
  unit: '1pkt',
  category: 'One sound crackers',
  mrpPaise: 180_00,
  pricePaise: 45_00,
  discount: 75,
  stock: 120,
  createdAt: '2026-08-01T04:30:00.000Z',
}

/** A gift box: ₹899.50 instead of ₹4,000, only three left. */
export const giftBox: Product = {
  ...lakshmi,
  id: 'gift-box',
  code: 'PRD1999',
  name: 'Deepavali Gift Box 35 Items',
  imageUrl: '',
  videoUrl: '/media/video/upload/gift-box.mp4',
  unit: '1box',
  category: 'Gift box',
  mrpPaise: 4000_00,
  pricePaise: 899_50,
  discount: 78,
  stock: 3,
  updatedAt: '2026-08-20T09:00:00.000Z',
}

/** Sparklers with a Tamil name, sold out. */
export const sparklers: Product = {
  ...lakshmi,
  id: 'sparklers',
  code: 'PRD0007',
  name: 'கம்பி மத்தாப்பு 10 செ.மீ',
  unit: '1box',
  category: 'Sparklers',
  mrpPaise: 100_00,
  pricePaise: 10_00,
  discount: 90,
  stock: 0,
}

export const kavitha: Customer = {
  name: 'Kavitha Murugan',
  state: 'Tamil Nadu',
  stateType: 'State',
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  alternateMobile: '9123456780',
  address: '12, North Masi Street\nnear the clock tower',
}

/** Kavitha's order of ten Lakshmi and two gift boxes: ₹2,249. */
export function testOrder(changes: Partial<Order> = {}): Order {
  const items = changes.items ?? [orderItem(lakshmi, 10), orderItem(giftBox, 2)]
  return {
    orderId: 'ORD20261120224520123',
    placedAt: '2026-11-20T17:15:20.000Z',
    orderDate: '20/11/2026',
    orderTime: '10:45:20 pm',
    ...orderTotals(items),
    verified: 'Unverified',
    completion: 'Pending',
    stockDeducted: true,
    customer: kavitha,
    items,
    ...changes,
  }
}
