// The form of a budget: a sum, for whom, and how much noise.
import { type SubmitEvent, useState } from 'react'
import { type BudgetInput, noiseChoices, whoChoices } from '#domain/budget/fill-budget.ts'
import { budgetMinimum, readBudget } from '#domain/budget/typed-budget.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { budget as budgetWords } from '#domain/words/en/pages/budget.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import { typedCheckout } from '../checkout/typed-checkout.ts'

type BudgetFormProps = { settings: PublicSettings; onAsk: (input: BudgetInput) => void }

export function BudgetForm({ settings, onAsk }: BudgetFormProps) {
  const text = useWords(budgetWords)
  const [sum, setSum] = useState('')
  const [who, setWho] = useState<BudgetInput['who']>('mixed')
  const [noise, setNoise] = useState<BudgetInput['noise']>('any')
  const [fault, setFault] = useState<string>()

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const minimumPaise = budgetMinimum(settings, typedCheckout.get().state)
    const read = readBudget(sum, minimumPaise, settings)
    setFault('fault' in read ? read.fault : undefined)
    if ('fault' in read) event.currentTarget.querySelector('input')?.focus()
    else onAsk({ sumPaise: read.sumPaise, minimumPaise, who, noise })
  }

  return (
    <form className="stack" noValidate onSubmit={ask}>
      <p className="small">{text.intro}</p>
      <Field label={text.sum} error={fault}>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            placeholder={text.sumExample}
            value={sum}
            onChange={({ target }) => {
              setSum(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className="stack gap-1">
        <span aria-hidden="true">{text.who}</span>
        <Segmented
          label={text.who}
          options={whoChoices.map((value) => ({ value, label: text[value] }))}
          value={who}
          onChange={setWho}
        />
      </div>
      <div className="stack gap-1">
        <span aria-hidden="true">{text.noise}</span>
        <Segmented
          label={text.noise}
          options={noiseChoices.map((value) => ({ value, label: text[value] }))}
          value={noise}
          onChange={setNoise}
        />
      </div>
      <Button type="submit">{text.fill}</Button>
    </form>
  )
}
