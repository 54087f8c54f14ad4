// A category with its handle and its menu.
import type { KeyboardEvent } from 'react'
import { href, Link } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { BothNames } from '#web/ui/both-names.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ActionResult } from '../kit/intents.ts'
import { type MenuItem, RowMenu } from '../kit/row-menu.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { useSubmitsInOrder } from '../kit/use-submits-in-order.ts'
import type { Step } from '../kit/moved.ts'
import { type DropPlace, useDragHandle } from './use-drag-handle.ts'

/** `replacedBy` numbers the picture of the settings that visitors see in place of its poster. */
export type CountedCategory = ShopCategory & { products: number; replacedBy?: number }
export type CategoryAction = 'edit' | 'merge' | 'remove'

type Props = {
  category: CountedCategory
  /** From 1, among the `count` rows of its group. */
  place: number
  count: number
  /** A dragged row would come before this one, or after it as the last. */
  drop: 'before' | 'after' | undefined
  notify: Notify
  /** Moves the row in the list, and returns the id of the row that follows it then. */
  takeStep: (id: string, step: Step) => DropPlace
  onDrag: (isDragging: boolean, place: DropPlace) => void
  onMove: (button: HTMLButtonElement, beforeId: string | undefined) => void
  onOpen: (what: CategoryAction) => void
}

const steps = [
  { step: 'up', label: 'up', isUp: true },
  { step: 'down', label: 'down', isUp: false },
  { step: 'to the top', label: 'toTheTop', isUp: true },
  { step: 'to the end', label: 'toTheEnd', isUp: false },
] as const satisfies readonly { step: Step; label: keyof typeof categories; isUp: boolean }[]

export function CategoryRow({ category, place, count, drop, notify, takeStep, onDrag, onMove, onOpen }: Props) {
  const { id, name, tamilName, posterUrl, inFooter, products } = category
  const text = useWords(categories)
  const shared = useWords(common)
  const switching = useSubmitsInOrder<ActionResult>(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const pressed = switching.waiting.at(-1)
  const enabled = pressed ? pressed.enabled === 'on' : category.enabled

  /** Sends the row that follows, so that a press counts once whatever else moves. */
  function move(button: HTMLButtonElement, beforeId: DropPlace) {
    if (beforeId !== 'nowhere') onMove(button, beforeId)
  }

  const items: MenuItem[] = [
    { label: shared.edit, icon: 'edit', onSelect: () => onOpen('edit') },
    ...steps
      .filter(({ isUp }) => place !== (isUp ? 1 : count))
      .map(({ step, label, isUp }) => ({
        label: text[label],
        icon: isUp ? ('chevron-up' as const) : ('chevron-down' as const),
        onSelect: (button: HTMLButtonElement) => move(button, takeStep(id, step)),
      })),
    {
      label: enabled ? text.switchOff : text.switchOn,
      icon: enabled ? 'eye-off' : 'eye',
      onSelect: () => switching.submit({ intent: 'enable', id, enabled: enabled ? '' : 'on' }),
    },
    { label: text.mergeInto, icon: 'layers', onSelect: () => onOpen('merge') },
    { label: shared.delete, icon: 'trash', tone: 'bad', onSelect: () => onOpen('remove') },
  ]
  return (
    <li className="category-row" data-id={id} data-off={!enabled || undefined} data-drop={drop}>
      <DragHandle
        id={id}
        name={name}
        onDrag={onDrag}
        onStep={(button, step) => move(button, takeStep(id, step))}
        onDrop={move}
      />
      <div className="category-words breaks">
        <h2>
          <BothNames name={name} tamilName={tamilName} />
        </h2>
        <p className="note row gap-3 lines-0">
          {products > 0 && (
            <Link to={`${href('/admin/products')}?category=${encodeURIComponent(name)}`}>
              {shared.products({ count: products })}
            </Link>
          )}
          {posterUrl && <span>{text.hasPoster}</span>}
          {inFooter && <span>{text.isInFooter}</span>}
          {!enabled && <Chip tone="warn">{text.isOff}</Chip>}
        </p>
      </div>
      <RowMenu label={shared.actionsFor({ name })} items={items} />
    </li>
  )
}

type HandleProps = Pick<Props, 'onDrag'> & {
  id: string
  name: string
  onStep: (button: HTMLButtonElement, step: Step) => void
  onDrop: (button: HTMLButtonElement, beforeId: string | undefined) => void
}

/** The arrow keys move the row, too. */
function DragHandle({ id, name, onDrag, onStep, onDrop }: HandleProps) {
  const text = useWords(categories)
  const { handle, cancel } = useDragHandle({ id, onDrag, onDrop })
  const keyPressed = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') return cancel()
    const step = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
    if (!step) return
    event.preventDefault()
    onStep(event.currentTarget, step)
  }
  return (
    <button
      type="button"
      className="category-handle square soft"
      aria-label={text.move({ name })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={text.howToMove}
      {...handle}
      onKeyDown={keyPressed}
    >
      <Icon name="grip" />
    </button>
  )
}
