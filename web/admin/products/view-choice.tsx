// Table or grid on a desktop, list or cards on a phone; stored on the device.
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { rememberedView } from '#web/browser/remembered-view.ts'
import { Icon, type IconName } from '#web/ui/all-icons.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'

/** Lines: table or list. While unchosen, a desktop shows lines and a phone tiles. */
export type View = 'lines' | 'tiles' | 'unchosen'

export const productsView = rememberedView<View>('products-view', ['unchosen', 'lines', 'tiles'])

export function ViewChoice({ chosen }: { chosen: View }) {
  const text = useWords(words)
  const choice = (screen: 'desk' | 'phone', usual: View, options: readonly [View, IconName, string][]) => (
    <div className="view-choice" data-screen={screen}>
      <Segmented
        label={text.view}
        value={chosen === 'unchosen' ? usual : chosen}
        options={options.map(([value, icon, word]) => ({
          value,
          label: (
            <>
              <Icon name={icon} />
              {word}
            </>
          ),
        }))}
        onChange={productsView.set}
      />
    </div>
  )
  return (
    <>
      {choice('desk', 'lines', [
        ['lines', 'list', text.table],
        ['tiles', 'grid', text.grid],
      ])}
      {choice('phone', 'tiles', [
        ['tiles', 'grid', text.cards],
        ['lines', 'list', text.lines],
      ])}
    </>
  )
}
