// A shelf with crackers of every category: enough for an order of sixty lines, one long row, and one of each kind of trouble.
import { categories, type Category } from '#domain/category.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import type { Shop } from '#server/shop.ts'
import { stockUp } from '#test/open-test-shop.ts'
import { redSquare } from '#test/red-square.ts'

export const shelf = {
  /** None left. */
  soldOut: 'Whistling Rocket',
  /** Three left. */
  fewLeft: 'Colour Rain 120 Shots',
  tamil: 'மத்தாப்பூ 10 செ.மீ. மின்னும் வண்ணப் பெட்டி',
  /** It has more than fits into one screen. */
  longRow: 'Sparklers',
} as const

const troubles: Record<string, Partial<ProductDraft>> = {
  'Match box No. 1': { name: shelf.tamil },
  'Pencil No. 2': { name: shelf.fewLeft, stock: 3 },
  'Rocket No. 3': { name: shelf.soldOut, stock: 0 },
}

/** The plain names of a category's crackers: the first of three has 80 % discount, the second 75, the third 67. */
export function plainNames(category: Category): string[] {
  return Array.from({ length: category === shelf.longRow ? 12 : 3 }, (_, index) => `${category} No. ${index + 1}`)
}

/** Fills the shelf; a picture takes its usual way, and a seventh of the goods has none. */
export async function fillShelf(shop: Shop): Promise<void> {
  const imageUrl = await shop.media.putImage((await redSquare()).buffer)
  const names = categories.flatMap((category) => plainNames(category).map((name) => ({ category, name })))
  const drafts = names.map(({ category, name }, index): ProductDraft => {
    const pricePaise = (40 + index) * 100
    const times = 5 - (Number(name.split(' ').at(-1)) - 1) / 2
    const plain = { unit: index % 2 ? '1pkt' : '1box', stock: 500, imageUrl: index % 7 === 5 ? '' : imageUrl } as const
    return {
      ...plain,
      name,
      category,
      pricePaise,
      mrpPaise: Math.round(pricePaise * Math.max(times, 1)),
      discount: Math.round(100 - 100 / Math.max(times, 1)),
      ...troubles[name],
    }
  })
  await stockUp(shop, Object.fromEntries(drafts.map((draft) => [draft.name, draft])))
}
