// Tells new visitors on phones once that there is a price sheet.
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useEffect, useState } from 'react'
import { deviceStorage, readStoredText, writeStored } from '#web/browser/storage.ts'
import { createStore, useStore } from '#web/browser/store.ts'
import { InlineScript } from '#web/first-paint/inline-script.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { CART_NAME } from '../cart/saved-cart.ts'
import { ANSWERED_NAME } from '#web/browser/stored-order.ts'
import { catalogueView, VIEW_NAME } from './view-switch.tsx'

const SEEN_NAME = 'price-sheet-tip'
/** Storage keys of returning visitors. */
const KNOWN_BY = [SEEN_NAME, VIEW_NAME, CART_NAME, ANSWERED_NAME]

/** The server renders the tip hidden; this script shows it before paint. */
const showToNew = () => `try {
  if (!${JSON.stringify(KNOWN_BY)}.some((name) => localStorage.getItem(name)))
    document.currentScript.previousElementSibling.hidden = false
} catch {}`

/** Until the page is loaded again or the tip is dismissed: without it the list would lie higher on the way back. */
const isOpen = createStore<boolean | undefined>(undefined)

export function SheetTip() {
  const text = useWords(orderPage)
  const isHydrated = useHydrated('sync')
  const [isNew] = useState(isNewHere)
  const isShown = useStore(isOpen, undefined) ?? isNew
  useEffect(() => {
    isOpen.set(isOpen.get() ?? isNew)
    if (isNew) writeStored(deviceStorage(), SEEN_NAME, true)
  }, [isNew])
  return (
    <>
      <aside className="sheet-tip" aria-label={text.tip} hidden={!isHydrated || !isShown} suppressHydrationWarning>
        <p>{text.tipText}</p>
        <button type="button" className="sheet-tip-show strong" onClick={() => catalogueView.set('sheet')}>
          {text.showPriceSheet}
        </button>
        <button
          type="button"
          className="sheet-tip-close middle"
          aria-label={text.dismissTip}
          onClick={() => isOpen.set(false)}
        >
          <Icon name="close" />
        </button>
      </aside>
      {!isHydrated && <InlineScript text={import.meta.env.SSR && showToNew()} />}
    </>
  )
}

/** False without storage, where the tip would reappear. */
function isNewHere(): boolean {
  const storage = typeof window === 'undefined' ? undefined : deviceStorage()
  return storage !== undefined && !KNOWN_BY.some((name) => readStoredText(storage, name))
}
