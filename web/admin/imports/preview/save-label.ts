// The words of the button that saves an import: what is saved, what goes, and what is left out.
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewView } from '#domain/imports/import-views.ts'

type Saved = Pick<PreviewView, 'counts' | 'goneChoice'>

export function savedCount({ counts, goneChoice }: Saved): number {
  return counts.new + counts.changed + goneCount({ counts, goneChoice })
}

/** Returns 'Save 198 products, 6 left out'. */
export function saveLabel({ counts, goneChoice }: Saved): string {
  const text = wordsOf(imports)
  const count = counts.new + counts.changed
  const gone = goneCount({ counts, goneChoice })
  const left = counts.unsure + counts.faulty
  if (count + gone === 0) return text.nothingToSave
  const label = doneLabel({ count, gone, isDeleted: goneChoice === 'delete' })
  return left > 0 ? text.withLeftOut({ label, left }) : label
}

function doneLabel({ count, gone, isDeleted }: { count: number; gone: number; isDeleted: boolean }): string {
  const text = wordsOf(imports)
  if (gone === 0) return text.saveProducts({ count })
  if (count === 0) return text[isDeleted ? 'deleteProducts' : 'switchOffProducts']({ count: gone })
  return text[isDeleted ? 'saveAndDelete' : 'saveAndSwitchOff']({ count, gone })
}

function goneCount({ counts, goneChoice }: Saved): number {
  return goneChoice === 'stay' ? 0 : counts.gone
}
