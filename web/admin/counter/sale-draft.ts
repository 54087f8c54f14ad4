// The current sale of this tab, kept through reloads, with its idempotency key.
import { MAX_QUANTITY } from '#domain/product/stock.ts'
import {
  type CounterLine,
  counterLine,
  counterSaleId,
  isOldPrice,
  NO_DISCOUNT,
  type PaymentMethod,
  readDiscount,
  type SaleSums,
  saleSums,
} from '#domain/counter/sale.ts'
import { CUSTOMER_NAME_MAX, type SentSale } from '#domain/counter/sent-sale.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Product } from '#domain/product/product.ts'
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { createPersistedStore } from '#web/browser/persisted-store.ts'
import { tabStorage } from '#web/browser/storage.ts'

export type CounterProduct = Pick<
  Product,
  'id' | 'code' | 'name' | 'tamilName' | 'unit' | 'category' | 'mrpPaise' | 'pricePaise' | 'stock'
> & { categoryTamilName?: string | undefined }

export type SaleDraft = {
  /** '' without lines. */
  key: string
  /** Generated once, so that a retry keeps the number; '' until the payment begins. */
  saleId: string
  lines: readonly CounterLine[]
  discount: string
  given: string
  method: PaymentMethod
  customerName: string
  mobile: string
}

export const EMPTY_SALE: SaleDraft = {
  key: '',
  saleId: '',
  lines: [],
  discount: '',
  given: '',
  method: 'cash',
  customerName: '',
  mobile: '',
}

/** Adds pieces of a product; its line becomes the newest. */
export function withProduct(draft: SaleDraft, product: CounterProduct, pieces: number): SaleDraft {
  const there = draft.lines.find(({ productId }) => productId === product.id)
  const others = draft.lines.filter((line) => line !== there)
  const line = there ?? counterLine(product, 0)
  const quantity = Math.min(line.quantity + pieces, MAX_QUANTITY)
  return { ...draft, key: draft.key || newIdempotencyKey(), lines: [...others, { ...line, quantity }] }
}

/** 0 removes the line; a sale without lines starts over. */
export function withQuantity(draft: SaleDraft, productId: string, quantity: number): SaleDraft {
  const pieces = Math.min(quantity, MAX_QUANTITY)
  const lines = draft.lines.flatMap((line) =>
    line.productId !== productId ? line : pieces > 0 ? { ...line, quantity: pieces } : [],
  )
  return lines.length === 0 ? EMPTY_SALE : { ...draft, lines }
}

type Prices = Partial<Pick<CounterLine, 'pricePaise' | 'shopPricePaise'>>

/** A typed price, or the shop's price that the seller takes or has seen. */
export function withPrices(draft: SaleDraft, productId: string, prices: Prices): SaleDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.productId === productId ? { ...line, ...prices } : line)),
  }
}

/** Returns the shop's prices, by product, that the seller has not seen yet. */
export function unseenPrices(
  { lines }: SaleDraft,
  products: readonly Pick<CounterProduct, 'id' | 'pricePaise'>[],
): Map<string, number> {
  const priceOf = new Map(products.map(({ id, pricePaise }) => [id, pricePaise]))
  return new Map(
    lines.flatMap((line) => {
      const now = priceOf.get(line.productId)
      return now !== undefined && isOldPrice(line, now) ? [[line.productId, now]] : []
    }),
  )
}

/** An unreadable discount counts as none. */
export function draftSums({ lines, discount }: SaleDraft, settings: { roundOff: boolean }): SaleSums {
  return saleSums(lines, readDiscount(discount) ?? NO_DISCOUNT, settings)
}

/** Returns messages by field. */
export function draftFaults(draft: SaleDraft, { totalPaise }: SaleSums): Partial<Record<keyof SaleDraft, string>> {
  const given = parseRupees(draft.given)
  const text = wordsOf(counterWords)
  return {
    ...(readDiscount(draft.discount) === undefined && { discount: text.discountWrong }),
    ...(draft.mobile.trim() !== '' && readPhoneNumber(draft.mobile) === undefined && { mobile: text.mobileWrong }),
    ...(draft.method === 'cash' &&
      draft.given.trim() !== '' && {
        ...(given === undefined && { given: text.givenWrong }),
        ...(given !== undefined && given < totalPaise && { given: text.givenTooLow }),
      }),
  }
}

export function numbered(draft: SaleDraft, now: Date): SaleDraft {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1))
  return draft.saleId === '' ? { ...draft, saleId: counterSaleId(now, random % 1_000) } : draft
}

/** Call it only without faults. */
export function saleOf(draft: SaleDraft, sums: SaleSums, now: Date): SentSale {
  const { goodsPaise: _goods, ...totals } = sums
  const givenPaise = draft.method === 'cash' ? parseRupees(draft.given) : undefined
  return {
    saleId: draft.saleId,
    soldAt: now.toISOString(),
    ...totals,
    method: draft.method,
    ...(givenPaise !== undefined && { givenPaise }),
    customerName: draft.customerName.trim().slice(0, CUSTOMER_NAME_MAX),
    mobile: readPhoneNumber(draft.mobile) ?? '',
    lines: [...draft.lines],
    isAnyway: false,
    isLate: false,
  }
}

/** Drops a draft of another version; the lines of an earlier one lack the shop's price. */
function readDraft(found: unknown): SaleDraft {
  const draft = Object(found) as Partial<SaleDraft>
  const isDraft =
    Array.isArray(draft.lines) && draft.lines.length > 0 && typeof draft.key === 'string' && isIdempotencyKey(draft.key)
  if (!isDraft) return EMPTY_SALE
  const lines = draft.lines!.map((line) => ({ ...line, shopPricePaise: line.shopPricePaise ?? line.pricePaise }))
  return { ...EMPTY_SALE, ...draft, lines }
}

export const saleDraft = createPersistedStore(tabStorage, 'counter-draft', readDraft)
