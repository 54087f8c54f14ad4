// The way to fill the cart that reads a pasted list line by line, and adds what is clear or answered to the cart.
import { useMemo } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { addedProducts, addLines } from '#domain/pasted-list/add-lines.ts'
import { readList } from '#domain/pasted-list/list-reader.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { pastedList } from '#domain/words/en/pages/pasted-list.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { useDebouncedValue } from '#web/browser/use-debounced-value.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { notify } from '../announcements.ts'
import { savedCart, useCart } from '../cart/saved-cart.ts'
import { type AnsweredLine, answeredLines, listOf } from './answered-lines.ts'
import { PastedLine } from './pasted-line.tsx'
import { FilledSheet } from './filled-sheet.tsx'
import { pasteText, savedList } from './saved-list.ts'

/** Longer than between two keys. */
const KEYS_PAUSE_MS = 200

type PastedListProps = { isShown: boolean; products: readonly CartProduct[]; onClose: () => void }

const NONE: readonly CartProduct[] = []

/** Reads nothing while it is not shown. */
export function usePastedList({ isShown, products, onClose }: PastedListProps) {
  const saved = usePersistedStore(savedList)
  const cart = useCart()
  const text = useWords(pastedList)
  const readText = useDebouncedValue(saved.text, KEYS_PAUSE_MS)
  const known = isShown ? products : NONE
  const { lines, rest: unread } = useMemo(() => readList(known, readText), [known, readText])
  const answered = answeredLines(lines, saved.answers, ({ id, stock }) => liveStock.get(id) ?? stock)
  const { wanted, places } = wantedOf(answered)
  const { outcomes } = addLines(cart, wanted)
  const count = addedProducts(wanted, outcomes)
  const asides = answered.filter(({ line }) => line.kind === 'aside')

  /** A second press finds the list without the lines that the first one added. */
  function add() {
    if (savedList.get() !== saved || saved.text !== readText) return
    savedCart.reread()
    const result = addLines(savedCart.get(), wanted)
    const added = addedProducts(wanted, result.outcomes)
    if (added === 0) return
    savedCart.set(result.cart)
    const done = new Set(places.filter((_, index) => 'after' in result.outcomes[index]!))
    const rest = answered.filter(({ line }, at) => line.kind !== 'aside' && !done.has(at))
    const left = listOf(rest, unread, saved.answers)
    pasteText(left.text, left.answers)
    notify([text.added({ count: added }), ...(rest.length > 0 ? [text.left({ count: rest.length })] : [])].join(' '))
    if (rest.length === 0 && unread.length === 0) onClose()
  }

  const footer = count > 0 && (
    <div className="row centred">
      <Button size="large" onClick={add}>
        {text.add({ count })}
      </Button>
    </div>
  )
  const body = (
    <>
      <Field label={text.label} hint={text.hint}>
        {(ids) => (
          <TextArea
            {...ids}
            name="pasted-list"
            rows={5}
            autoComplete="off"
            placeholder={text.example}
            value={saved.text}
            onChange={(event) => pasteText(event.target.value)}
          />
        )}
      </Field>
      <FilledSheet />
      {unread.length > 0 && <Notice tone="warn">{text.tooLong}</Notice>}
      {answered.length > 0 && (
        <>
          <div className="spread">
            <output className="small">
              {summaryOf(answered, text).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </output>
            <Button variant="quiet" size="small" onClick={() => pasteText('')}>
              {text.clear}
            </Button>
          </div>
          <ul className="divided" aria-label={text.lines}>
            {answered.map((each, at) =>
              each.line.kind === 'aside' ? null : (
                <PastedLine key={each.lineKey} {...each} outcome={outcomes[places.indexOf(at)]} />
              ),
            )}
          </ul>
        </>
      )}
      {asides.length > 0 && (
        <details className="small">
          <summary className="touch">{text.asides}</summary>
          <ul>
            {asides.map(({ lineKey, line }) => (
              <li key={lineKey} className="note breaks">
                {line.typed}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
  return { body, footer }
}

/** Returns the lines that can be added, and their places in the list. */
function wantedOf(answered: readonly AnsweredLine[]) {
  const ready = answered.flatMap(({ product, quantity }, at) =>
    product && quantity > 0 ? [{ at, line: { product, quantity } }] : [],
  )
  return { wanted: ready.map(({ line }) => line), places: ready.map(({ at }) => at) }
}

function summaryOf(answered: readonly AnsweredLine[], text: Words<typeof pastedList>): string[] {
  const shown = answered.filter(({ line }) => line.kind !== 'aside')
  const unknown = shown.filter(({ line }) => line.kind === 'unknown').length
  const clear = shown.filter(
    ({ product, quantity, line }) => line.kind === 'understood' || (product && quantity > 0),
  ).length
  const asked = shown.length - unknown - clear
  return [
    text.found({ count: clear }),
    ...(asked > 0 ? [text.asked({ count: asked })] : []),
    ...(unknown > 0 ? [text.unknown({ count: unknown })] : []),
  ]
}
