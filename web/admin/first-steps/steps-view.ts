// Made on the server, so that hydration matches.
import { counted } from '#domain/counted.ts'
import { firstSteps, type Step } from '#domain/first-steps/first-steps.ts'
import { clockTime, orderDate } from '#domain/indian-date.ts'
import type { Counts } from '#server/first-steps/first-steps.ts'
import type { Shop } from '#server/shop.ts'

export type StepsView = {
  shopName: string
  steps?: readonly Step[] | undefined
  /** What the removal deletes; '' for nothing. */
  demo: string
  /** Demo products that the owner edited. */
  edited: readonly { id: string; name: string }[]
  /** What can be restored, and until when. */
  undo?: { id: string; text: string }
}

export async function stepsView(shop: Pick<Shop, 'firstSteps' | 'settings'>): Promise<StepsView> {
  const { demo, edited, removal, ...progress } = await shop.firstSteps.state()
  const { settings } = shop
  const until = removal && new Date(removal.until)
  return {
    shopName: settings.name,
    steps: firstSteps({ settings, demoGoods: demo.products + demo.videos, ...progress }),
    demo: goodsInWords(demo),
    edited: edited.map(({ id, name }) => ({ id, name })),
    ...(removal &&
      until && {
        undo: {
          id: removal.id,
          text: `${removal.by} removed ${goodsInWords(removal)}. You can undo it until ${orderDate(until)}, ${clockTime(until)}.`,
        },
      }),
  }
}

/** Returns '231 products, 3 videos and 1 trial order'; '' for nothing. */
export function goodsInWords({ products, videos, orders }: Counts): string {
  const parts = [
    products > 0 && counted(products, 'product'),
    videos > 0 && counted(videos, 'video'),
    orders > 0 && counted(orders, 'trial order'),
  ].filter((part) => part !== false)
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
