// The two empty states of the catalogue: nothing uploaded yet, or nothing that matches.
import { categoryPath } from '#domain/category.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

export function NothingToShow({ anyProducts, onShowAll }: { anyProducts: boolean; onShowAll: () => void }) {
  if (!anyProducts) {
    return (
      <Empty title="No products available" icon="box">
        <p>Products appear here as soon as the shop has uploaded them.</p>
      </Empty>
    )
  }
  return (
    <Empty
      title="No products found"
      icon="search"
      action={
        <ButtonLink to={categoryPath(undefined)} variant="secondary" onClick={onShowAll}>
          Show all crackers
        </ButtonLink>
      }
    >
      <p>Try another word, or look in all categories.</p>
    </Empty>
  )
}
