// Chosen pictures: to check, matched, unmatched.
import { memo } from 'react'
import { indianGrouping } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import { PictureRowView } from './picture-row.tsx'
import { isInShop, type Part, type PictureRow } from './picture-rows.ts'
import type { Pictures } from './use-pictures.ts'

const parts: readonly { part: Part; title: string; text: string }[] = [
  {
    part: 'look',
    title: 'Please look at these',
    text: 'Their names are only nearly those of a product, or more than one fits. Tick those that are right.',
  },
  { part: 'sure', title: 'These find their product', text: 'By the code or the name in the file name.' },
  { part: 'nothing', title: 'These match nothing', text: 'Choose a product for those that you need.' },
]

type Props = { pictures: Pictures; onAsk: (row: PictureRow) => void }

export function PictureLists({ pictures, onAsk }: Props) {
  return parts.map(({ part, ...texts }) => (
    <PictureList
      key={part}
      rows={pictures.rows.filter((row) => row.part === part)}
      {...texts}
      {...{ pictures, onAsk }}
    />
  ))
}

type ListProps = Props & { rows: readonly PictureRow[]; title: string; text: string }

function PictureList({ rows, title, text, pictures, onAsk }: ListProps) {
  const { stage, products, dispatch } = pictures
  const { count, end } = useGrowingRows(title, rows.length)
  if (rows.length === 0) return null
  const guesses = rows.filter(({ match, isTaken, product }) => match.by === 'guess' && !isTaken && product !== '')
  const isOpen = stage.at === 'choosing' || stage.at === 'stopped'
  const others = Map.groupBy(
    pictures.rows.filter(({ product }) => product !== ''),
    ({ product }) => product,
  )
  return (
    <section className="office-panel pictures-part" aria-label={title}>
      <header>
        <h2>
          {title} <span>{indianGrouping(rows.length)}</span>
        </h2>
        <p>{text}</p>
        {guesses.length > 1 && isOpen && (
          <Button size="small" variant="secondary" onClick={() => dispatch({ type: 'guesses ticked' })}>
            All {guesses.length} guesses are right
          </Button>
        )}
      </header>
      <ul>
        {rows.slice(0, count).map((row) => {
          const other = others.get(row.product)?.find(({ id }) => id !== row.id)
          return (
            <Row
              key={row.id}
              row={row}
              product={products.get(row.product)}
              choices={row.match.by === 'several' ? products : undefined}
              other={other?.picture.path}
              isOtherTaken={other?.isTaken === true}
              isInShop={isInShop(row, products)}
              isOpen={isOpen}
              progress={stage.at === 'sending' && stage.row === row.id ? stage.progress : undefined}
              dispatch={dispatch}
              onAsk={onAsk}
            />
          )
        })}
      </ul>
      {end}
    </section>
  )
}

/** Memoized: upload progress would render every row. */
const Row = memo(PictureRowView)
