// The words of the button that saves an import: what is saved, what goes, and what is left out.
import { counted } from '#domain/counted.ts'
import { indianGrouping } from '#domain/money.ts'
import type { PreviewView } from '#server/spreadsheets/import-views.ts'

type Saved = Pick<PreviewView, 'counts' | 'goneChoice'>

export function savedCount({ counts, goneChoice }: Saved): number {
  return counts.new + counts.changed + goneCount({ counts, goneChoice })
}

/** Returns 'Save 198 products, 6 left out'. */
export function saveLabel({ counts, goneChoice }: Saved): string {
  const products = counts.new + counts.changed
  const gone = goneCount({ counts, goneChoice })
  const left = counts.unsure + counts.faulty
  if (products + gone === 0) return 'Nothing to save'
  const verb = goneChoice === 'delete' ? 'delete' : 'switch off'
  const parts = [
    products > 0 && `save ${counted(products, 'product')}`,
    gone > 0 && `${verb} ${indianGrouping(gone)}`,
    left > 0 && `${indianGrouping(left)} left out`,
  ].filter((part) => part !== false)
  const label = parts.join(', ')
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
}

function goneCount({ counts, goneChoice }: Saved): number {
  return goneChoice === 'stay' ? 0 : counts.gone
}
