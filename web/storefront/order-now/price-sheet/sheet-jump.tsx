// Category links: a list beside the sheet, or a select with the running total on phones.
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { grandTotal, savings } from '#domain/cart.ts'
import { type Category, categoryPath, type ListedCategory, shownCategory } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { priceSheet } from '#domain/words/en/pages/price-sheet.ts'
import { CategoryOptions } from '../category-options.tsx'
import { useCart } from '../cart/saved-cart.ts'
import { Select } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type SheetJumpProps = {
  sheet: RefObject<HTMLElement | null>
  strip: RefObject<HTMLDivElement | null>
  all: readonly ListedCategory[]
  /** The categories on the sheet. */
  categories: readonly Category[]
}

export function SheetJump({ sheet, strip, all, categories }: SheetJumpProps) {
  const { jump: label } = useWords(priceSheet)
  const { allCategories } = useWords(orderPage)
  const current = useCategoryOnTop(sheet, categories.join('\n'))
  const navigate = useNavigate()
  const [params] = useSearchParams()

  /** On phones the select is also the filter of §2: it loads a category that is not on the sheet, or all. */
  function choose(name: string) {
    const first = params.has('category') ? undefined : categories[0]
    const target = name || first
    if (target && categories.includes(target)) jump(target)
    else void navigate(categoryPath(name), { preventScrollReset: true })
  }

  function jump(category: string) {
    const section = [...sectionsOf(sheet)].find((each) => each.dataset.category === category)
    if (section) bringToTop(section)
    section?.querySelector('h2')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={strip} className="sheet-strip night">
        <Select aria-label={label} value={current ?? categories[0]} onChange={(event) => choose(event.target.value)}>
          <option value="">{allCategories}</option>
          <CategoryOptions categories={all} />
        </Select>
        <RunningTotal />
      </div>
      <nav className="sheet-jump" aria-label={label}>
        <ul>
          {categories.map((category) => {
            const shown = shownCategory(all, category)
            return (
              <li key={category}>
                <button
                  type="button"
                  lang={languageOf(shown)}
                  aria-current={category === current || undefined}
                  onClick={() => jump(category)}
                >
                  {shown}
                </button>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}

/** A phone's keyboard covers the bar with the total; this one stays visible. */
function RunningTotal() {
  const cart = useCart()
  const saved = savings(cart)
  const { youSave } = useWords(orderPage)
  return (
    <p className="sheet-total end">
      <b translate="no">{formatRupees(grandTotal(cart))}</b>
      {saved > 0 && <small>{youSave({ amount: formatRupees(saved) })}</small>}
    </p>
  )
}

function useCategoryOnTop(sheet: RefObject<HTMLElement | null>, listed: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Set<Element>()
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        const top = [...sectionsOf(sheet)].find((section) => seen.has(section))
        if (top) setCurrent(top.dataset.category)
      },
      // A narrow band below the bars.
      { rootMargin: '-28% 0px -60%' },
    )
    for (const section of sectionsOf(sheet)) {
      if (listed.includes(section.dataset.category ?? '')) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [sheet, listed])
  return current
}

/** Sections that come into sight get their own height, which moves those below: it looks again after each. */
function bringToTop(section: HTMLElement, frames = 3) {
  section.scrollIntoView()
  if (frames > 0) requestAnimationFrame(() => bringToTop(section, frames - 1))
}

function sectionsOf(sheet: RefObject<HTMLElement | null>): Iterable<HTMLElement> {
  return sheet.current?.querySelectorAll<HTMLElement>('.sheet-section') ?? []
}
