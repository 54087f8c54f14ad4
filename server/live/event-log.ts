// Remembers which topic changed when, and the newest stock, so that a page can be told what it has missed.
import type { Hint, Topic } from './live.ts'

const MOST_STOCKS_KEPT = 20_000
const MARK = /^([\w-]+)\.(\d{1,15})$/
const PLAIN = ['products', 'videos', 'orders'] as const
const MARKED = [...PLAIN, 'stock'] as const

/** A mark is `boot.number`: the number of the newest hint that was known, counted from this boot. */
export function openMissedHints(boot: string, { mostStocks = MOST_STOCKS_KEPT } = {}) {
  let newest = 0
  const changedAt = new Map<Topic, number>()
  /** By product, the one that changed longest ago first. */
  const stocks = new Map<string, { at: number; stock: number }>()
  /** Stocks that changed until then may not be kept any more. */
  let forgottenAt = 0

  function remember(hint: Hint): void {
    if (hint.topic === 'sessions') return
    newest += 1
    changedAt.set(hint.topic, newest)
    if (hint.topic !== 'stock') return
    for (const [id, stock] of Object.entries(hint.stock)) {
      stocks.delete(id)
      stocks.set(id, { at: newest, stock })
    }
    for (const [id, { at }] of stocks) {
      if (stocks.size <= mostStocks) return
      stocks.delete(id)
      forgottenAt = at
    }
  }

  function mark(of: readonly Topic[] = MARKED): string {
    return `${boot}.${Math.max(0, ...of.map((topic) => changedAt.get(topic) ?? 0))}`
  }

  function since(known: string): Hint[] {
    const at = numberOf(known)
    if (at === newest) return []
    // Whoever knows nothing of use here reads everything anew: numbers told beside it could only be older.
    if (at === undefined || at < forgottenAt) return PLAIN.map((topic) => ({ topic }))
    const stock = stockSince(at)
    return [
      ...PLAIN.filter((topic) => (changedAt.get(topic) ?? 0) > at).map((topic) => ({ topic })),
      ...(Object.keys(stock).length > 0 ? [{ topic: 'stock', stock } as const] : []),
    ]
  }

  function numberOf(known: string): number | undefined {
    const [, ofBoot, digits] = MARK.exec(known) ?? []
    const at = Number(digits)
    return ofBoot === boot && at <= newest ? at : undefined
  }

  function stockSince(at: number): Record<string, number> {
    const later: Record<string, number> = {}
    for (const [id, kept] of stocks) if (kept.at > at) later[id] = kept.stock
    return later
  }

  return { remember, mark, since }
}
