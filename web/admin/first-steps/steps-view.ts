// Made on the server, so that hydration matches.
import { firstSteps, type Step } from '#domain/first-steps/first-steps.ts'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { firstSteps as words } from '#domain/words/en/office/first-steps.ts'
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
  const text = wordsOf(words)
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
          text: text.undoUntil({
            who: removal.by,
            goods: goodsInWords(removal),
            moment: text.moment({ day: orderDate(until), time: clockTime(until) }),
          }),
        },
      }),
  }
}

/** Returns '231 products, 3 videos and 1 trial order'; '' for nothing. */
export function goodsInWords({ products, videos, orders }: Counts): string {
  const text = wordsOf(words)
  const parts = [
    products > 0 && wordsOf(common).products({ count: products }),
    videos > 0 && text.videoCount({ count: videos }),
    orders > 0 && text.trialCount({ count: orders }),
  ].filter((part) => part !== false)
  return listInWords(parts)
}
