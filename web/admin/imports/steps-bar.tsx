// Shows the current step.
const steps = [
  [undefined, 'File'],
  ['columns', 'Columns'],
  ['categories', 'Categories'],
  ['preview', 'Preview'],
  ['applied', 'Saved'],
] as const

export function StepsBar({ step }: { step: (typeof steps)[number][0] }) {
  return (
    <ol className="import-steps row whole-row small" aria-label="Steps of the import">
      {steps.map(([name, label]) => (
        <li key={label} aria-current={name === step ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
