// The packs in the owner's order. Before one is added, the shop is asked whether it is still what the visitor has read.
import { useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { addPack, shortText } from '#domain/pack/add-pack.ts'
import { changeOfPack, linesOfOffered, type OfferedPack } from '#domain/pack/offered-packs.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { readyPacks } from '#domain/words/en/pages/ready-packs.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { revalidateNow } from '#web/live/live.ts'
import { useWords } from '#web/ui/words.ts'
import { notify, showRefusal } from '../announcements.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { PackRow } from './pack-row.tsx'
import { productsOf, type ReadPacks } from './use-packs.ts'

/** Longer than between the two presses of a double click. */
const SETTLING_MS = 600

type ReadyPacksProps = {
  state: ReadPacks
  read: () => Promise<ReadPacks | undefined>
  products: readonly CartProduct[]
}

export function ReadyPacks({ state, read, products }: ReadyPacksProps) {
  const text = useWords(readyPacks)
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState<string>()
  const isBusy = useRef(false)
  useSyncExternalStore(liveStock.subscribe, liveStock.version, () => 0)

  async function add(pack: OfferedPack, seen: ReadPacks) {
    if (isBusy.current) return
    isBusy.current = true
    setAdding(pack.id)
    const now = await read()
    setAdding(undefined)
    const name = shownName(pack)
    const refusal = now ? addNow({ name, pack, seen, now, products }) : text.noAnswer({ name })
    // The answer is newer than the page.
    if (showRefusal(refusal) && now) void revalidateNow(revalidate)
    setTimeout(() => (isBusy.current = false), SETTLING_MS)
  }

  const find = productsOf(state, products)
  return (
    <>
      <p className="small">{text.intro}</p>
      <ul className="divided" aria-label={text.packList}>
        {state.packs.map((pack) => {
          const lines = linesOfOffered(pack, find)
          // A product that the page does not have yet is on its way.
          return (
            lines && (
              <PackRow
                key={pack.id}
                pack={pack}
                lines={lines}
                isAdding={adding === pack.id}
                onAdd={() => void add(pack, state)}
              />
            )
          )
        })}
      </ul>
    </>
  )
}

type Adding = { name: string; pack: OfferedPack; seen: ReadPacks; now: ReadPacks; products: readonly CartProduct[] }

/** Returns why nothing was added. */
function addNow({ name, pack, seen, now, products }: Adding): string | undefined {
  const text = wordsOf(readyPacks)
  const change = changeOfPack(pack.id, seen, now)
  if (change === 'gone') return text.gone({ name })
  const lines = change === 'changed' ? undefined : linesOfOffered(change.pack, productsOf(now, products))
  if (!lines) return text.changed({ name })
  // Another tab may have added to the cart.
  savedCart.reread()
  const added = addPack(savedCart.get(), lines)
  if ('refusal' in added) return text.notAdded({ name, why: added.refusal })
  savedCart.set(added.cart)
  notify(added.short.length > 0 ? text.addedPart({ name, short: shortText(added.short) }) : text.added({ name }))
  return undefined
}
