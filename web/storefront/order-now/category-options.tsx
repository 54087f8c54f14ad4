// The categories as options of a select.
import type { ListedCategory } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { shownName } from '#domain/names/shown-name.ts'

export function CategoryOptions({ categories }: { categories: readonly ListedCategory[] }) {
  return categories.map((category) => {
    const shown = shownName(category)
    return (
      <option key={category.name} value={category.name} lang={languageOf(shown)}>
        {shown}
      </option>
    )
  })
}
