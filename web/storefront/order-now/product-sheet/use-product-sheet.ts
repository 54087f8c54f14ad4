// Keeps the open product in the URL, so that it can be shared and Back closes it.
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { readProductCode } from '#domain/product/product.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { afterNextPaint } from '#web/first-paint/after-next-paint.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { notify } from '../announcements.ts'
import { depthNow, isStepping, stepBackOnce } from '../use-panel.ts'

const PARAMETER = 'product'

/** The server redirects links to unknown products to this hash. */
export const NO_SUCH_PRODUCT = '#no-such-product'

export function useProductSheet(products: readonly CartProduct[]) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const asked = new URLSearchParams(search).get(PARAMETER)
  const code = readProductCode(asked)
  const product = code ? products.find((each) => each.code === code) : undefined
  const isGone = hydrated && (hash === NO_SUCH_PRODUCT || (asked !== null && !product))

  const show = useCallback(
    (next: string | undefined, { depth, replace }: { depth: number; replace: boolean }) =>
      void navigate({ search: withProduct(next) }, { replace, preventScrollReset: true, state: { depth } }),
    [navigate],
  )

  /** A card pushes an entry, a sheet replaces it, so that one step back leads to the shop. */
  const open = useCallback(
    (next: CartProduct) =>
      afterNextPaint(() => {
        if (isStepping()) return
        const replace = isOpen()
        show(next.code, { depth: depthNow() + Number(!replace), replace })
      }),
    [show],
  )

  const close = useCallback(() => {
    if (!isOpen()) return
    if (depthNow() > 0) stepBackOnce()
    else show(undefined, { depth: 0, replace: true })
  }, [show])

  useEffect(() => {
    if (!isGone) return
    notify(wordsOf(orderPage).productGone)
    show(undefined, { depth: depthNow(), replace: true })
  }, [isGone, show])

  const isNowOpen = hydrated && product !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  if (isNowOpen && !wasOpen) setWasOpen(true)

  return {
    /** The URL's product; known during hydration, while the sheet is still closed. */
    product,
    isOpen: isNowOpen,
    /** Keeps the sheet mounted, so that the dialog can restore the focus. */
    wasOpen,
    open,
    close,
  }
}

function isOpen(): boolean {
  return new URLSearchParams(window.location.search).has(PARAMETER)
}

/** Returns the current search with another product, or none. */
function withProduct(code: string | undefined): string {
  const params = new URLSearchParams(window.location.search)
  if (code === undefined) params.delete(PARAMETER)
  else params.set(PARAMETER, code)
  return params.size > 0 ? `?${params}` : ''
}
