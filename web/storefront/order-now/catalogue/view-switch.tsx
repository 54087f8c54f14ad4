// The switch between cards and price sheet.
import { Segmented } from '../../../ui/segmented.tsx'
import { type View, HOLD_PLACE_OF_SHEET, catalogueView } from './catalogue-view.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'sheet', label: 'Price sheet' },
] as const

export function ViewSwitch({ view, onApproach }: { view: View; onApproach: () => void }) {
  const hydrated = useHydrated()
  return (
    <div className="view-switch" onPointerEnter={onApproach} onFocus={onApproach}>
      <Segmented label="View" options={options} value={view} onChange={catalogueView.set} />
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: HOLD_PLACE_OF_SHEET }} />}
    </div>
  )
}
