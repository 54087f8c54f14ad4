// One heading of the list: its name and count, "New" ticked, or one of the shop's categories.
import { useEffect, useRef } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { HeadingView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { CheckField } from '#web/admin/kit/forms/check-field.tsx'
import { isNewChoice, NEW_CATEGORY, NOT_A_CATEGORY, otherCategory } from './category-choices.ts'

type Props = {
  heading: HeadingView
  names: readonly string[]
  choice: string
  onChoose: (choice: string) => void
}

export function HeadingLine({
  heading: { key, text: heading, rows, names: goods, chosen },
  names,
  choice,
  onChoose,
}: Props) {
  const text = useWords(imports)
  const other = otherCategory()
  const select = useRef<HTMLSelectElement>(null)
  const opens = useRef(false)
  const isNew = heading !== '' && isNewChoice(choice)
  const newName = isNew ? choice.slice(NEW_CATEGORY.length) : chosen || heading
  const canBeNew = heading !== '' && !names.includes(newName)
  const set = (isTicked: boolean) => {
    opens.current = !isTicked
    onChoose(isTicked ? NEW_CATEGORY + newName : '')
  }
  // The button that opened the list is gone: its successor gets the focus.
  useEffect(() => {
    if (opens.current && !isNew) select.current?.focus()
    opens.current = false
  }, [isNew])
  return (
    <li className="import-heading" data-chosen={choice !== '' || undefined}>
      <div>
        {heading !== '' && <strong lang={languageOf(heading)}>{heading}</strong>}
        <span className="note clamp import-heading-goods">
          {text[rows > goods.length ? 'goodsAndMore' : 'goods']({ count: rows, names: goods.join(', ') })}
        </span>
      </div>
      {canBeNew && (
        <CheckField
          checked={isNew}
          onChange={(event) => set(event.target.checked)}
          aria-label={text.isNewOf({ heading })}
        >
          {text.isNew}
        </CheckField>
      )}
      {isNew ? (
        <>
          <input type="hidden" name={`category:${key}`} value={choice} />
          <Button variant="secondary" size="small" aria-label={text.takeMineOf({ heading })} onClick={() => set(false)}>
            {text.takeMine}
          </Button>
        </>
      ) : (
        <Select
          ref={select}
          name={`category:${key}`}
          aria-label={heading === '' ? text.categoryOfNew : text.categoryOf({ heading })}
          required={canBeNew}
          value={choice}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{heading === '' ? text.askForEach : text.chooseCategory}</option>
          {heading === '' && !names.includes(other) && (
            <option value={NEW_CATEGORY + other}>{text.newCategory({ name: other })}</option>
          )}
          {heading !== '' && <option value={NOT_A_CATEGORY}>{text.notACategory}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </li>
  )
}
