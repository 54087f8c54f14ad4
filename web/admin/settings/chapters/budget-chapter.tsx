// The budget: whether visitors see it, and the share and tags of each category.
import { type BudgetRule, rulesOf } from '#domain/budget/budget-rules.ts'
import { budgetChapter } from '#domain/words/en/office/shop/settings.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { CheckField } from '#web/admin/kit/forms/check-field.tsx'
import { SwitchSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import { type Row, rowsOf, rowsText } from '../settings-texts.ts'
import type { BudgetCategory, ChapterForm, ChapterProps } from '../use-settings-form.ts'

const FIELD = 'budgetRules'

export function BudgetChapter({ form, categories }: ChapterProps) {
  const text = useWords(budgetChapter)
  return (
    <>
      <SettingGroup title={text.forVisitors}>
        <SwitchSetting form={form} name="offersBudget" help={text.offersBudget} />
      </SettingGroup>
      <SettingGroup title={text.shares} text={text.sharesText}>
        <SettingParts form={form} field={FIELD} hidesLabel>
          <Shares form={form} categories={categories} />
        </SettingParts>
      </SettingGroup>
    </>
  )
}

/** Each category of the shop has a row, also one that the table does not have yet. */
function Shares({ form, categories }: { form: ChapterForm; categories: readonly BudgetCategory[] }) {
  const text = useWords(budgetChapter)
  const rows = rowsOf(form.texts[FIELD] ?? '')
  return (
    <ul className="divided">
      {categories.map((category) => {
        const at = rows.findIndex((row) => isOf(row, category))
        const row = rows[at] ?? newRow(category)
        const path = `${FIELD}.${at === -1 ? rows.length : at}`
        const set = (change: Row) => {
          const next = { ...row, ...change }
          form.set(FIELD, rowsText(at === -1 ? [...rows, next] : rows.with(at, next)), path)
        }
        const error = form.errors[`${path}.share`]
        const { name } = category
        return (
          <li key={name} className="budget-share row">
            <span className="grow breaks">
              <BothNames {...category} /> {!category.enabled && <Chip>{text.isOff}</Chip>}
              {error && <span className="field-error block">{error}</span>}
            </span>
            <TextInput
              aria-label={text.shareOf({ category: name })}
              aria-invalid={error ? true : undefined}
              inputMode="numeric"
              autoComplete="off"
              value={row['share'] ?? ''}
              onChange={({ target }) => set({ share: target.value })}
            />
            <CheckField
              aria-label={text.forChildrenOf({ category: name })}
              checked={row['children'] === 'yes'}
              onChange={({ target }) => set({ children: target.checked ? 'yes' : 'no' })}
            >
              {text.forChildren}
            </CheckField>
            <CheckField
              aria-label={text.isLoudOf({ category: name })}
              checked={row['noise'] === 'loud'}
              onChange={({ target }) => set({ noise: target.checked ? 'loud' : 'little' })}
            >
              {text.isLoud}
            </CheckField>
          </li>
        )
      })}
    </ul>
  )
}

/** A category keeps the row of its former name. */
function isOf({ category = '' }: Row, { name, formerNames = [] }: BudgetCategory): boolean {
  return category === name || formerNames.includes(category)
}

function newRow(category: BudgetCategory): Row {
  const [rule] = rulesOf([], [category])
  const { share, children, noise }: BudgetRule = rule!
  return { category: category.name, share: String(share), children, noise }
}
