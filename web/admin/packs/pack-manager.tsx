// The list of packs, its search, and its dialogs.
import { useDeferredValue, useMemo, useState } from 'react'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { ListFilters } from '../kit/list-filters.tsx'
import { moved } from '../kit/moved.ts'
import type { ActionResult } from '../kit/intents.ts'
import type { Notify } from '../kit/use-notice.ts'
import { useSubmitsInOrder } from '../kit/use-submits-in-order.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { DeletePack } from './delete-pack.tsx'
import { PackDialog } from './pack-dialog.tsx'
import { PackList } from './pack-list.tsx'
import { matchesPack, type PackProduct, type SentPack, shownPack } from './shown-packs.ts'

type Opened = { what: 'edit' | 'remove'; pack: SentPack } | { what: 'add' }

type Props = {
  packs: readonly SentPack[]
  products: readonly PackProduct[]
  gone: Readonly<Record<string, string>>
  keeps: boolean
  notify: Notify
}

export function PackManager({ packs, products, gone, keeps, notify }: Props) {
  const text = useWords(words)
  const [opened, setOpened] = useState<Opened>()
  const [params, setFilter] = useUrlFilter()
  const search = useDeferredValue(params.get('search') ?? '')
  const { list, submit } = useChanges(packs, notify)
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products])
  const all = useMemo(() => list.map((pack) => shownPack(pack, byId, gone)), [list, byId, gone])
  const found = useMemo(() => all.filter((each) => matchesPack(search, each, byId)), [all, search, byId])
  const close = () => setOpened(undefined)
  const pack = opened && 'pack' in opened ? opened.pack : undefined
  const hidden = all.filter(({ isShown }) => !isShown).length
  const add = (
    <Button onClick={() => setOpened({ what: 'add' })}>
      <Icon name="plus" /> {text.add}
    </Button>
  )
  return (
    <>
      <p className="lead below-2">{text.lead}</p>
      {list.length > 0 && (
        <>
          <div className="spread below">
            <p>{hidden > 0 ? text.countHidden({ count: list.length, hidden }) : text.count({ count: list.length })}</p>
            {add}
          </div>
          <ListFilters
            kind="packs"
            search={{ label: text.search, placeholder: text.searchHint }}
            filters={[]}
            params={params}
            onFilter={setFilter}
          />
        </>
      )}
      {list.length === 0 ? (
        <Empty title={text.noneYet} icon={<Icon name="gift" />} action={add}>
          {text.addFirst}
        </Empty>
      ) : found.length === 0 ? (
        <Empty
          title={text.noneFound}
          icon={<Icon name="gift" />}
          action={
            <Button variant="secondary" onClick={() => setFilter({ search: '' })}>
              {text.showAll}
            </Button>
          }
        >
          {text.noneFoundHint}
        </Empty>
      ) : (
        <PackList
          list={found}
          isWhole={found.length === all.length}
          onMove={(id, beforeId) => submit({ intent: 'move', id, beforeId: beforeId ?? '' })}
          onEnable={(id, enabled) => submit({ intent: 'enable', id, enabled: enabled ? 'on' : '' })}
          onOpen={(what, opening) => setOpened({ what, pack: opening })}
        />
      )}
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <PackDialog
          key={pack?.id ?? 'new'}
          pack={pack}
          now={packs.find(({ id }) => id === pack?.id)}
          products={byId}
          gone={gone}
          keeps={keeps}
          onClose={close}
          onSaved={(message) => {
            close()
            notify('good', message)
          }}
        />
      )}
      <DeletePack pack={opened?.what === 'remove' ? opened.pack : undefined} onClose={close} notify={notify} />
    </>
  )
}

/** The packs as they will be once the shop has answered the presses. */
function useChanges(packs: readonly SentPack[], notify: Notify) {
  const { submit, waiting } = useSubmitsInOrder<ActionResult>(({ ok, message }) => {
    if (message !== '') notify(ok ? 'good' : 'bad', message)
  })
  const list = useMemo(
    () =>
      waiting.reduce<readonly SentPack[]>((all, { intent, id = '', beforeId, enabled = '' }) => {
        if (intent === 'move') return moved(all, id, beforeId || undefined)
        return all.map((pack) => (pack.id === id ? { ...pack, enabled } : pack))
      }, packs),
    [packs, waiting],
  )
  return { list, submit }
}
