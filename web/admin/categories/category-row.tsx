// A category with its switch and actions.
import { href, Link, useFetcher } from 'react-router'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { TamilName } from '#web/ui/tamil-name.tsx'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { productCount } from './messages.ts'

export type CountedCategory = ShopCategory & { products: number }
export type CategoryAction = 'edit' | 'merge' | 'remove'

type Props = {
  category: CountedCategory
  /** In the order shown. */
  list: readonly CountedCategory[]
  notify: Notify
  /** Returns the id of the row that follows after the step. */
  takeStep: (id: string, step: -1 | 1) => string | undefined | 'nowhere'
  onMove: (button: HTMLButtonElement) => void
  onOpen: (what: CategoryAction) => void
}

export function CategoryRow({ category, list, notify, takeStep, onMove, onOpen }: Props) {
  const { id, name, tamilName, posterUrl, inFooter, products } = category
  const moving = useFetcher<ActionResult>()
  const switching = useFetcher<ActionResult>()
  useFetcherResult(moving.data, ({ ok, message }) => !ok && notify('bad', message))
  useFetcherResult(switching.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const enabled = switching.formData ? fieldText(switching.formData, 'enabled') === 'on' : category.enabled
  const place = list.findIndex((each) => each.id === id) + 1

  /** Sends the row that follows, so that a press counts once whatever else moves. */
  function move(step: -1 | 1, button: HTMLButtonElement) {
    const beforeId = takeStep(id, step)
    if (beforeId === 'nowhere') return
    void moving.submit({ intent: 'move', id, beforeId: beforeId ?? '' }, { method: 'post' })
    onMove(button)
  }

  const step = (by: -1 | 1, label: string, isLast: boolean) => (
    <button
      type="button"
      className="category-step card"
      data-step={by}
      aria-label={`${label}: ${name}`}
      aria-disabled={isLast || undefined}
      onClick={({ currentTarget }) => move(by, currentTarget)}
    >
      <Icon name="chevron-down" />
    </button>
  )
  return (
    <li className="category-row" data-off={!enabled || undefined}>
      <div className="row gap-1 nowrap">
        {step(-1, 'Move up', place === 1)}
        {step(1, 'Move down', place === list.length)}
      </div>
      <div className="category-words">
        <h2>
          {name}
          {tamilName && <TamilName name={tamilName} />}
        </h2>
        <p>
          <Link to={`${href('/admin/products')}?category=${encodeURIComponent(name)}`}>{productCount(products)}</Link>
          {posterUrl && <Chip tone="plain">Poster</Chip>}
          {inFooter && <Chip tone="plain">Footer</Chip>}
          {!enabled && <Chip tone="warn">Off</Chip>}
        </p>
      </div>
      <div className="category-actions row whole-row">
        <button
          type="button"
          role="switch"
          className="category-switch card touch strong"
          aria-checked={enabled}
          aria-label={`${name} in the shop`}
          onClick={() =>
            void switching.submit({ intent: 'enable', id, enabled: enabled ? '' : 'on' }, { method: 'post' })
          }
        >
          {enabled ? 'On' : 'Off'}
        </button>
        <Button size="small" variant="secondary" aria-label={`Edit ${name}`} onClick={() => onOpen('edit')}>
          Edit
        </Button>
        <Button size="small" variant="secondary" aria-label={`Merge ${name}`} onClick={() => onOpen('merge')}>
          Merge
        </Button>
        <Button size="small" variant="secondary" aria-label={`Delete ${name}`} onClick={() => onOpen('remove')}>
          Delete
        </Button>
      </div>
    </li>
  )
}
