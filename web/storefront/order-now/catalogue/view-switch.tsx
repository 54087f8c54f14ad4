// Switches between cards and price sheet; the device remembers the choice.
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { InlineScript } from '#web/first-paint/inline-script.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { rememberedView } from '#web/browser/remembered-view.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'

export type View = 'cards' | 'sheet'

export const VIEW_NAME = 'catalogue-view'

export const catalogueView = rememberedView<View>(VIEW_NAME, ['cards', 'sheet'])

/**
 * The server renders cards for everyone. Before paint this script shows the sheet's placeholder and the switch's state
 * to visitors who chose the sheet.
 */
const HOLD_PLACE_OF_SHEET = `try {
  if (localStorage.getItem('${VIEW_NAME}') === '"sheet"') {
    const shop = document.currentScript.closest('.shop')
    shop.dataset.view = 'sheet'
    shop.querySelector('[value=sheet]').checked = true
  }
} catch {}`

export function ViewSwitch({ view, onApproach }: { view: View; onApproach: () => void }) {
  const hydrated = useHydrated()
  const text = useWords(orderPage)
  const options = [
    { value: 'cards', label: text.cards },
    { value: 'sheet', label: text.priceSheet },
  ] as const
  return (
    <div className="view-switch" onPointerEnter={onApproach} onFocus={onApproach}>
      <Segmented label={text.view} options={options} value={view} onChange={catalogueView.set} />
      {!hydrated && <InlineScript text={import.meta.env.SSR && HOLD_PLACE_OF_SHEET} />}
    </div>
  )
}
