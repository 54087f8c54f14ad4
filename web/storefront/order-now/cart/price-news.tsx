// Lists prices and charges that rose, until the visitor accepts each or removes its line.
import { type Cart, grandTotal } from '#domain/cart.ts'
import { type RisenLine, chargesRise, risenLines, seenTotal, withAgreedPrices } from '#domain/order/price-rise.ts'
import { type ChargingSettings, chargesOn } from '#domain/checkout/charges.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { product as productWords } from '#domain/words/en/product.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { announce } from '../announcements.ts'
import { setSending } from '../attempt/sending.ts'
import { focusTitle } from './line-focus.ts'
import { NAMED_AT_MOST } from './over-stock.ts'
import { savedCart } from './saved-cart.ts'
import { seenCharges } from './seen-charges.ts'

type PriceNewsProps = { cart: Cart; settings: PublicSettings }

/** Returns unaccepted rises; undefined when there are none. */
export function usePriceNews(cart: Cart, settings: ChargingSettings) {
  const seen = usePersistedStore(seenCharges) ?? settings
  const lines = risenLines(cart)
  const chargesPaise = chargesRise(cart, seen, settings)
  if (lines.length === 0 && chargesPaise === 0) return undefined
  return { lines, chargesPaise, seenPaise: seenTotal(cart, seen, settings) }
}

export function PriceNews({ cart, settings }: PriceNewsProps) {
  const news = usePriceNews(cart, settings)
  const text = useWords(cartWords)
  if (!news) return null
  const { lines, chargesPaise, seenPaise } = news
  const totalPaise = chargesOn(grandTotal(cart), settings).totalPaise
  const more = lines.length - NAMED_AT_MOST
  return (
    <Notice tone="warn">
      <ul className="price-news over-stock-lines stack gap-2">
        {lines.slice(0, NAMED_AT_MOST).map((line) => (
          <RisenPrice key={line.product.id} line={line} />
        ))}
        {more > 0 && (
          <li>
            <span className="price-news-text breaks">{text.moreRises({ count: more })}</span>
            <Button variant="secondary" size="small" onClick={({ currentTarget }) => agree(currentTarget)}>
              {text.keepAll({ count: lines.length })}
            </Button>
          </li>
        )}
        {chargesPaise > 0 && (
          <li>
            <span className="price-news-text breaks">{text.chargesRose({ amount: formatRupees(chargesPaise) })}</span>
            <Button
              variant="secondary"
              size="small"
              aria-label={text.okToCharges}
              onClick={({ currentTarget }) => {
                leave(currentTarget)
                const { packing, roundOff } = settings
                seenCharges.set({ packing, roundOff })
              }}
            >
              {text.ok}
            </Button>
          </li>
        )}
      </ul>
      {totalPaise > seenPaise && (
        <p>{text.totalRose({ before: formatRupees(seenPaise), now: formatRupees(totalPaise) })}</p>
      )}
    </Notice>
  )
}

function RisenPrice({ line: { product, seenPaise } }: { line: RisenLine }) {
  const { id, pricePaise } = product
  const name = shownName(product)
  const text = useWords(cartWords)

  function remove(button: HTMLElement) {
    leave(button)
    savedCart.remove(id)
    announce(wordsOf(productWords).removed({ name }))
  }

  return (
    <li>
      <span className="price-news-text breaks">
        {sentence(text.priceNow({ name, price: formatRupees(pricePaise), before: formatRupees(seenPaise) }), {
          b: <b lang={languageOf(name)} />,
        })}
      </span>
      <span className="row nowrap">
        <Button
          variant="secondary"
          size="small"
          aria-label={text.keepItOf({ name })}
          onClick={({ currentTarget }) => agree(currentTarget, id)}
        >
          {text.keepIt}
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={text.removeItOf({ name })}
          onClick={({ currentTarget }) => remove(currentTarget)}
        >
          {text.removeIt}
        </Button>
      </span>
    </li>
  )
}

/** Accepts one product's price, or all. */
function agree(button: HTMLElement, id?: string) {
  leave(button)
  savedCart.set(withAgreedPrices(savedCart.get(), id))
}

/** The button disappears, and pressing it resolves the shop's last refusal. */
function leave(button: HTMLElement) {
  focusTitle(button)
  setSending({ fault: '' })
}
