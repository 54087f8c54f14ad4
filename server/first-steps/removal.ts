// Removed demo data as rows, to store as JSON and restore.
import type { OrderItemRow, ProductRow, Tables, VideoRow } from '../database/tables.ts'
import { filesOfCopy, type OrderCopy } from '../orders/removed/order-copy.ts'

/** The products' stock includes what trial orders took. */
export type Removal = {
  products: ProductRow[]
  videos: VideoRow[]
  goods: Tables['demo_goods'][]
  orders: OrderCopy[]
}

/** Earlier versions stored trial orders without history. */
type EarlierRemoval = Omit<Removal, 'orders'> & { orders: Tables['orders'][]; lines: OrderItemRow[] }

/** Throws on contents that no version has written. */
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

/** Returns the URLs of images and videos. */
export function filesOf({ products, videos, orders }: Removal): string[] {
  return [
    ...products.flatMap(({ image_url, video_url }) => [image_url, video_url ?? '']),
    ...videos.map(({ video_url }) => video_url),
    ...orders.flatMap(filesOfCopy),
  ].filter((url) => url !== '')
}
