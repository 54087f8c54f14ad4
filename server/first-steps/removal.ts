// What was taken out of the shop with the demo, as rows that can be stored as JSON and put back.
import type { OrderItemRow, ProductRow, Tables, VideoRow } from '../database/tables.ts'
import { filesOfCopy, type OrderCopy } from '../orders/removed/order-copy.ts'

/** The stock of the products includes what the trial orders had taken. */
export type Removal = {
  products: ProductRow[]
  videos: VideoRow[]
  goods: Tables['demo_goods'][]
  orders: OrderCopy[]
}

/** As earlier versions stored the trial orders: without their history. */
type EarlierRemoval = Omit<Removal, 'orders'> & { orders: Tables['orders'][]; lines: OrderItemRow[] }

/** Reads what was stored; throws on what no version of the shop has written. */
export function readRemoval(contents: string): Removal {
  const read = JSON.parse(contents) as Removal | EarlierRemoval
  if (!('lines' in read)) return read
  const { lines, orders, ...rest } = read
  const nothing = { history: [], revisions: [], presses: [], dispatches: [] }
  return {
    ...rest,
    orders: orders.map((order) => ({
      order,
      lines: lines.filter(({ order_id }) => order_id === order.order_id),
      ...nothing,
    })),
  }
}

/** Returns the addresses of the images and videos in it. */
export function filesOf({ products, videos, orders }: Removal): string[] {
  return [
    ...products.flatMap(({ image_url, video_url }) => [image_url, video_url ?? '']),
    ...videos.map(({ video_url }) => video_url),
    ...orders.flatMap(filesOfCopy),
  ].filter((url) => url !== '')
}
