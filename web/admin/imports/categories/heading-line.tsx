// One heading of the list: its name and count, "New" ticked, or one of the shop's categories.
import { useEffect, useRef } from 'react'
import { counted } from '#domain/counted.ts'
import { languageOf } from '#domain/language.ts'
import type { HeadingView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { CheckField } from '#web/admin/kit/forms/check-field.tsx'
import { isNewChoice, NEW_CATEGORY, NOT_A_CATEGORY, OTHER_CATEGORY } from './category-choices.ts'

type Props = {
  heading: HeadingView
  names: readonly string[]
  choice: string
  onChoose: (choice: string) => void
}

export function HeadingLine({ heading: { key, text, rows, names: goods, chosen }, names, choice, onChoose }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const opens = useRef(false)
  const isNew = text !== '' && isNewChoice(choice)
  const newName = isNew ? choice.slice(NEW_CATEGORY.length) : chosen || text
  const canBeNew = text !== '' && !names.includes(newName)
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
        {text !== '' && <strong lang={languageOf(text)}>{text}</strong>}
        <span className="note clamp import-heading-goods">
          {counted(rows, 'product')}
          <span>: {goods.join(', ')}</span>
        </span>
      </div>
      {canBeNew && (
        <CheckField checked={isNew} onChange={(event) => set(event.target.checked)} aria-label={`New: ${text}`}>
          New
        </CheckField>
      )}
      {isNew ? (
        <>
          <input type="hidden" name={`category:${key}`} value={choice} />
          <Button
            variant="secondary"
            size="small"
            aria-label={`Use one of mine for ${text}`}
            onClick={() => set(false)}
          >
            Use one of mine
          </Button>
        </>
      ) : (
        <Select
          ref={select}
          name={`category:${key}`}
          aria-label={text === '' ? 'Category for those that are new' : `Category for ${text}`}
          required={canBeNew}
          value={choice}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{text === '' ? 'Ask me for each new product' : 'Choose a category'}</option>
          {text === '' && !names.includes(OTHER_CATEGORY) && (
            <option value={NEW_CATEGORY + OTHER_CATEGORY}>New: {OTHER_CATEGORY}</option>
          )}
          {text !== '' && <option value={NOT_A_CATEGORY}>Not a category: products go to the heading above</option>}
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
