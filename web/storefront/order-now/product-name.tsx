// A product's name, its name in the other language, and New mark.
import type { CartProduct } from '#domain/cart.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { namesOf } from '#domain/names/shown-name.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useWords } from '#web/ui/words.ts'

export function ProductName({ product }: { product: CartProduct }) {
  const text = useWords(orderPage)
  const { shown, other } = namesOf(product)
  const lang = languageOf(shown)
  if (!lang && !other && !product.isNew) return shown
  return (
    <>
      {product.isNew && <mark>{text.isNew}</mark>}
      <span lang={lang}>{shown}</span>
      {other && (
        <small className="product-other-name" lang={languageOf(other)}>
          {other}
        </small>
      )}
    </>
  )
}
