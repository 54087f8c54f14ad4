// The panel for visitors who do not want to choose line by line: ready packs, or a list from a message.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { readyPacks } from '#domain/words/en/pages/ready-packs.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import { Announcer } from '../announcer.tsx'
import { savedList } from '../pasted-list/saved-list.ts'
import { usePastedList } from '../pasted-list/use-pasted-list.tsx'
import { ReadyPacks } from './ready-packs.tsx'
import { usePacks } from './use-packs.ts'

type Way = 'packs' | 'list'

type FillCartProps = { open: boolean; products: readonly CartProduct[]; onClose: () => void }

export default function FillCart({ open, products, onClose }: FillCartProps) {
  const text = useWords(readyPacks)
  const packs = usePacks(open)
  const [chosen, choose] = useState<Way>()
  const hasList = usePersistedStore(savedList).text !== ''
  const hasPacks = typeof packs.state === 'string' || packs.state.packs.length > 0
  const way = hasPacks ? (chosen ?? (hasList ? 'list' : 'packs')) : 'list'
  const list = usePastedList({ isShown: open && way === 'list', products, onClose })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      kind="panel"
      closeLabel={text.close}
      footer={way === 'list' && list.footer}
    >
      <div className="stack gap-4">
        {hasPacks && (
          <Segmented
            label={text.ways}
            options={[
              { value: 'packs', label: text.packs },
              { value: 'list', label: text.list },
            ]}
            value={way}
            onChange={choose}
          />
        )}
        {way === 'packs' ? <ReadyPacks {...packs} products={products} /> : list.body}
      </div>
      <Announcer />
    </Dialog>
  )
}
