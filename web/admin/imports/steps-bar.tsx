// Shows the current step.
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { useWords } from '#web/ui/words.ts'

const steps = [
  [undefined, 'stepFile'],
  ['columns', 'stepColumns'],
  ['categories', 'stepCategories'],
  ['preview', 'stepPreview'],
  ['applied', 'stepSaved'],
] as const

export function StepsBar({ step }: { step: (typeof steps)[number][0] }) {
  const text = useWords(imports)
  return (
    <ol className="import-steps row whole-row small" aria-label={text.steps}>
      {steps.map(([name, label]) => (
        <li key={label} aria-current={name === step ? 'step' : undefined}>
          {text[label]}
        </li>
      ))}
    </ol>
  )
}
