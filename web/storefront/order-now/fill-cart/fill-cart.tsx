// The panel for visitors who do not want to choose line by line: ready packs, a budget, or a list from a message.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { budget as budgetWords } from '#domain/words/en/pages/budget.ts'
import { readyPacks } from '#domain/words/en/pages/ready-packs.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import { Announcer } from '../announcer.tsx'
import { savedList } from '../pasted-list/saved-list.ts'
import { usePastedList } from '../pasted-list/use-pasted-list.tsx'
import { ReadyPacks } from './ready-packs.tsx'
import { useBudget } from './use-budget.tsx'
import { type PacksState, usePacks } from './use-packs.ts'

type Way = 'packs' | 'budget' | 'list'

type FillCartProps = {
  open: boolean
  products: readonly CartProduct[]
  settings: PublicSettings
  onClose: () => void
}

export default function FillCart({ open, products, settings, onClose }: FillCartProps) {
  const text = useWords(readyPacks)
  const { way: byBudget } = useWords(budgetWords)
  const { state, read } = usePacks(open)
  const [chosen, choose] = useState<Way>()
  const hasList = usePersistedStore(savedList).text !== ''
  const ways = waysOf(state)
  const first = hasList ? 'list' : ways[0]
  const way = ways.find((each) => each === chosen) ?? first ?? 'list'
  const list = usePastedList({ isShown: open && way === 'list', products, onClose })
  const rules = typeof state === 'string' ? undefined : state.budget
  const budget = useBudget({ isShown: open && way === 'budget', rules, products, settings, onClose })
  const labels = { packs: text.packs, budget: byBudget, list: text.list }

  function body() {
    if (way === 'list') return list.body
    if (state === 'loading') return <p className="soft">{text.loading}</p>
    if (state === 'away') return <Away onAgain={() => void read()} />
    return way === 'budget' ? budget.body : <ReadyPacks state={state} read={read} products={products} />
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      kind="panel"
      closeLabel={text.close}
      footer={way === 'list' ? list.footer : way === 'budget' && budget.footer}
    >
      <div className="stack gap-4">
        {ways.length > 1 && (
          <Segmented
            label={text.ways}
            options={ways.map((value) => ({ value, label: labels[value] }))}
            value={way}
            onChange={choose}
          />
        )}
        {body()}
      </div>
      <Announcer />
    </Dialog>
  )
}

/** Until the shop has answered, each way is there. */
function waysOf(state: PacksState): Way[] {
  if (typeof state === 'string') return ['packs', 'budget', 'list']
  return [...(state.packs.length > 0 ? ['packs' as const] : []), ...(state.budget ? ['budget' as const] : []), 'list']
}

function Away({ onAgain }: { onAgain: () => void }) {
  const text = useWords(readyPacks)
  return (
    <div className="stack">
      <Notice tone="warn">{text.away}</Notice>
      <Button variant="secondary" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  )
}
