// Structured data of the catalogue: categories, and products with offers.
import type { CartProduct } from '#domain/cart.ts'
import { sections } from '#domain/product/catalogue.ts'
import { type Category, categoryPath, type ListedCategory, shownCategory } from '#domain/category/category.ts'
import { foreignImageUrls, imageUrl } from '#domain/image-url.ts'
import { rupeesFromPaise } from '#domain/numbers/money.ts'
import { productPath } from '#domain/product/product.ts'
import { namesOf, shownName } from '#domain/names/shown-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderNowMeta } from '#domain/words/en/pages/order-now-meta.ts'
import type { StructuredData, LayoutData } from './page-meta.ts'
import { pageUrl, siteOrigin } from './site-origin.ts'

/** Each listed product is three times in the page; more tell search engines nothing new. */
const PRODUCTS_MAX = 20
const PICTURE_WIDTH = 640

export function catalogueData(
  layout: LayoutData,
  { products, categories }: { products: readonly CartProduct[]; categories: readonly ListedCategory[] },
  category: Category | undefined,
): StructuredData {
  const found = sections(products, categories, category)
  const title = category ? shownCategory(categories, category) : wordsOf(orderNowMeta).crackers
  const inCategory = found.flatMap((section) => section.products)
  const items = category
    ? inCategory.slice(0, PRODUCTS_MAX).map((product) => ({ item: productData(layout, { product, category: title }) }))
    : found.map(({ category: name, tamilName }) => ({
        name: shownName({ name, tamilName }),
        url: pageUrl(categoryPath(name)),
      }))
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: category ? inCategory.length : found.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

/** The URL is that of the product's own page; `category` is the shown name. */
export function productData(
  { settings }: LayoutData,
  { product, category }: { product: CartProduct; category: string },
): StructuredData {
  const { shown, other } = namesOf(product)
  const origin = siteOrigin()
  // A shop that takes no orders, or enquiries only, sells nothing through its site.
  const inStock = settings.takingOrders && !settings.callItEnquiry ? 'InStock' : 'InStoreOnly'
  const [foreign] = foreignImageUrls(product.imageUrl)
  const sized = product.imageUrl && imageUrl(product.imageUrl, { width: PICTURE_WIDTH })
  const picture = sized && new URL(foreign ?? sized, origin).href
  return {
    '@type': 'Product',
    name: shown,
    ...(other && { alternateName: other }),
    sku: product.code,
    category,
    ...(picture && { image: picture }),
    offers: {
      '@type': 'Offer',
      price: rupeesFromPaise(product.pricePaise).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.stock > 0 ? inStock : 'OutOfStock'}`,
      url: pageUrl(productPath(product.code)),
      seller: { '@type': 'Store', '@id': `${origin}/#shop`, name: settings.name },
    },
  }
}
