// Meta tags of the order page, a category or a product.
import type { CartProduct } from '#domain/cart.ts'
import {
  type Category,
  categoryPath,
  findCategory,
  type ListedCategory,
  shownCategory,
} from '#domain/category/category.ts'
import { foreignImageUrls, imageUrl } from '#domain/image-url.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { type Offer, claimedDiscount, offerOf } from '#domain/product/offer.ts'
import { discountBadge, productPath, readProductCode, unitLabel } from '#domain/product/product.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderNowMeta as metaWords } from '#domain/words/en/pages/order-now-meta.ts'
import { catalogueData, productData } from '../seo/catalogue-structured-data.ts'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'

/** In pixels; messengers reject large pictures. */
const SHARED_WIDTH = 640

type Catalogue = {
  offer: Offer | undefined
  categories: readonly ListedCategory[]
  /** Read on the server, and in the browser on a product's page. */
  products: () => readonly CartProduct[]
}

export function orderNowMeta(layout: LayoutData, search: string, { offer, categories, products }: Catalogue) {
  const params = new URLSearchParams(search)
  const code = readProductCode(params.get('product'))
  const product = code ? products().find((each) => each.code === code) : undefined
  if (product) return productMeta(layout, product, categories)
  const category = findCategory(categories, params.get('category'))
  const { orderNow, notTakingOrders } = words(layout.settings)
  const { name, phone, takingOrders } = layout.settings
  const text = wordsOf(metaWords)
  const percent = claimedDiscount(import.meta.env.SSR && category ? offerOf(inCategory(products(), category)) : offer)
  const title = category && shownCategory(categories, category)
  const shown = { category: title ?? text.crackers, name }
  const path = categoryPath(category)
  const way = () => [{ name: orderNow, path: categoryPath(undefined) }, ...(title ? [{ name: title, path }] : [])]
  return pageMeta(layout, {
    title: title ? categoryTitle(title, orderNow, name) : orderNow,
    description: [
      percent ? text.listAt({ ...shown, percent }) : text.list(shown),
      takingOrders ? text.acrossIndia : `${notTakingOrders} ${text.phone({ phone })}`,
    ].join(' '),
    path,
    picture: 'order',
    structuredData: import.meta.env.SSR
      ? [catalogueData(layout, { products: products(), categories }, category), breadcrumbData(way())]
      : [],
  })
}

/** A category shows the discount of its own products. */
function inCategory(products: readonly CartProduct[], category: Category): readonly CartProduct[] {
  return products.filter((product) => product.category === category)
}

/** Search engines cut longer ones. */
const TITLE_MAX = 65

/** Omits the middle where the shop's name is long. */
function categoryTitle(category: string, orderNow: string, name: string): string {
  const title = `${category} | ${orderNow}`
  return `${title} | ${name}`.length <= TITLE_MAX ? title : category
}

/** Shared links show the product's name, price and picture. */
function productMeta(layout: LayoutData, product: CartProduct, categories: readonly ListedCategory[]) {
  const { code, mrpPaise, pricePaise } = product
  const name = shownName(product)
  const category = shownCategory(categories, product.category)
  const price = formatRupees(pricePaise)
  const percent = discountBadge(product)
  const text = wordsOf(metaWords)
  const shown = { price, unit: unitLabel(product.unit), category, name: layout.settings.name }
  const way = () => [
    { name: words(layout.settings).orderNow, path: categoryPath(undefined) },
    { name: category, path: categoryPath(product.category) },
    { name, path: productPath(code) },
  ]
  const [foreign] = foreignImageUrls(product.imageUrl)
  const picture = product.imageUrl && (foreign ?? imageUrl(product.imageUrl, { width: SHARED_WIDTH }))
  return pageMeta(layout, {
    title: `${name} · ${price}`,
    description: percent ? text.productOff({ ...shown, mrp: formatRupees(mrpPaise), percent }) : text.product(shown),
    path: productPath(code),
    picture: picture ? { path: picture, alt: name } : 'order',
    structuredData: import.meta.env.SSR ? [productData(layout, { product, category }), breadcrumbData(way())] : [],
  })
}
