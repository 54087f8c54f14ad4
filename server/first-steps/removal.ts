// What was taken out of the shop with the demo, as rows that can be stored as JSON and put back.
import type { OrderItemRow, OrderRow, ProductRow, Tables, VideoRow } from '../database/tables.ts'

/** The stock of the products includes what the trial orders had taken. */
export type Removal = {
  products: ProductRow[]
  videos: VideoRow[]
  goods: Tables['demo_goods'][]
  orders: OrderRow[]
  lines: OrderItemRow[]
}

/** Reads what was stored; throws on what no version of the shop has written. */
export function readRemoval(contents: string): Removal {
  return JSON.parse(contents) as Removal
}

/** Returns the addresses of the images and videos in it. */
export function filesOf({ products, videos, lines }: Removal): string[] {
  return [
    ...products.flatMap(({ image_url, video_url }) => [image_url, video_url ?? '']),
    ...videos.map(({ video_url }) => video_url),
    ...lines.map(({ image_url }) => image_url),
  ].filter((url) => url !== '')
}
