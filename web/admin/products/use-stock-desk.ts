// Sends the stock edits of the products screen one by one and says what to show meanwhile.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer } from '#web/admin/frame/use-answer.ts'
import { liveStock } from '#web/browser/live-stock.ts'
import type { Tone } from '#web/ui/notice.tsx'
import { afterDeskEvent, type Edit, emptyDesk } from './stock-desk.ts'
import type { clientAction } from './route.tsx'

/** `stockTold` gives what the shop last said of a product's stock. */
export function useStockDesk(stockTold: (id: string) => number) {
  const [desk, tell] = useReducer(afterDeskEvent, emptyDesk)
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()
  const { submit, data: answer } = useFetcher<typeof clientAction>()
  const heardWhenSent = useRef<number>(undefined)

  const [next] = desk.queue
  const isSending = desk.sending !== undefined
  useEffect(() => {
    if (isSending || !next) return
    heardWhenSent.current = liveStock.of(next.id)
    tell({ type: 'sent', base: stockTold(next.id) })
    void submit(formOf(next), { method: 'post' })
  }, [next, isSending, submit, stockTold])

  useAnswer(answer, (said) => {
    // What came over the live line meanwhile is at least as new as the answer.
    if (said.ok && liveStock.of(said.id) === heardWhenSent.current) liveStock.tell({ [said.id]: said.stock })
    tell({ type: 'answered' })
    setNotice({ tone: said.ok ? 'good' : 'bad', text: said.message })
  })

  const edit = useCallback((change: Edit) => tell({ type: 'edited', edit: change }), [])
  return { desk, edit, notice, clearNotice: () => setNotice(undefined) }
}

function formOf(edit: Edit): Record<string, string> {
  return edit.kind === 'bulk'
    ? { intent: 'add-stock', id: edit.id, units: `${edit.units}` }
    : { intent: 'set-stock', id: edit.id, seen: `${edit.seen}`, typed: `${edit.typed}` }
}
