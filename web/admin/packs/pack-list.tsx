// The packs in the owner's order, with what keeps one from visitors.
import { formatRupees } from '#domain/numbers/money.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import { type Step, stepTarget } from '../kit/moved.ts'
import { type MenuItem, RowMenu } from '../kit/row-menu.tsx'
import { fewNames, type SentPack, type ShownPack } from './shown-packs.ts'

type Props = {
  list: readonly ShownPack[]
  /** False while a search leaves some out: then no row is moved. */
  isWhole: boolean
  onMove: (id: string, beforeId: string | undefined) => void
  onEnable: (id: string, enabled: boolean) => void
  onOpen: (what: 'edit' | 'remove', pack: SentPack) => void
}

const steps = [
  { step: 'up', label: 'up', isUp: true },
  { step: 'down', label: 'down', isUp: false },
  { step: 'to the top', label: 'toTheTop', isUp: true },
  { step: 'to the end', label: 'toTheEnd', isUp: false },
] as const satisfies readonly { step: Step; label: keyof typeof words; isUp: boolean }[]

export function PackList({ list, isWhole, onMove, onEnable, onOpen }: Props) {
  const text = useWords(words)
  const shared = useWords(common)
  const { count, end } = useGrowingRows(isWhole ? 'all' : 'found', list.length)
  const packs = list.map(({ pack }) => pack)

  function itemsOf({ pack, isShown }: ShownPack): MenuItem[] {
    const possible = isWhole ? steps.filter(({ step }) => stepTarget(packs, pack.id, step) !== 'nowhere') : []
    return [
      { label: shared.edit, icon: 'edit', onSelect: () => onOpen('edit', pack) },
      ...possible.map(({ step, label, isUp }) => ({
        label: text[label],
        icon: isUp ? ('chevron-up' as const) : ('chevron-down' as const),
        onSelect() {
          const target = stepTarget(packs, pack.id, step)
          if (target !== 'nowhere') onMove(pack.id, target)
        },
      })),
      {
        label: isShown ? text.hide : text.show,
        icon: isShown ? 'eye-off' : 'eye',
        onSelect: () => onEnable(pack.id, !isShown),
      },
      { label: shared.delete, icon: 'trash', tone: 'bad', onSelect: () => onOpen('remove', pack) },
    ]
  }

  const columns = [text.pack, text.goods, { number: text.price }, text.state, `.${shared.actions}`]
  return (
    <>
      <DataTable label={text.table} kind="packs" columns={columns}>
        {list.slice(0, count).map((each) => {
          const { pack, products, pieces, pricePaise } = each
          return (
            <DataRow key={pack.id}>
              <Cell name="name">
                <strong>
                  <BothNames name={pack.name} tamilName={pack.tamilName} />
                </strong>
                {pack.about && (
                  <span className="note block" lang={languageOf(pack.about)}>
                    {pack.about}
                  </span>
                )}
              </Cell>
              <Cell name="goods">
                {text.goodsOf({
                  products: shared.products({ count: products }),
                  pieces: shared.pieces({ count: pieces }),
                })}
              </Cell>
              <Cell name="price" isNumber>
                <strong>{formatRupees(pricePaise)}</strong>
              </Cell>
              <Cell name="state">
                <State pack={each} />
              </Cell>
              <Cell className="end" name="actions">
                <RowMenu label={shared.actionsFor({ name: pack.name })} items={itemsOf(each)} />
              </Cell>
            </DataRow>
          )
        })}
      </DataTable>
      {end}
    </>
  )
}

function State({ pack: { isShown, stock, deleted, hidden, lacking } }: { pack: ShownPack }) {
  const text = useWords(words)
  const isBroken = deleted.length + hidden.length > 0
  return (
    <div className="row lines-0">
      {!isShown && <Chip tone="warn">{text.isHidden}</Chip>}
      {isBroken && <Chip tone="bad">{text.notOffered}</Chip>}
      {deleted.length > 0 && <span className="bad strong">{text.deletedGoods({ names: fewNames(deleted) })}</span>}
      {hidden.length > 0 && <span className="bad strong">{text.hiddenGoods({ names: fewNames(hidden) })}</span>}
      {!isBroken && stock > 0 && <span>{text.inStock({ count: stock })}</span>}
      {!isBroken && stock === 0 && <span className="bad strong">{text.outOfStock({ names: fewNames(lacking) })}</span>}
    </div>
  )
}
