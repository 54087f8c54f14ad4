// Chosen pictures: to check, matched, unmatched.
import { memo } from 'react'
import { indianGrouping } from '#domain/numbers/money.ts'
import { pictures as catalogue } from '#domain/words/en/office/goods/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { useGrowingRows } from '../kit/growing-list.tsx'
import { PictureRowView } from './picture-row.tsx'
import { isInShop, type Part, type PictureRow } from './picture-rows.ts'
import type { Pictures } from './use-pictures.ts'

type Props = { pictures: Pictures; onAsk: (row: PictureRow) => void }

export function PictureLists({ pictures, onAsk }: Props) {
  const words = useWords(catalogue)
  const parts: readonly { part: Part; title: string; text: string }[] = [
    { part: 'look', title: words.checkTitle, text: words.checkText },
    { part: 'sure', title: words.matchedTitle, text: words.matchedText },
    { part: 'nothing', title: words.unmatchedTitle, text: words.unmatchedText },
  ]
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
  const { tickGuesses } = useWords(catalogue)
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
            {tickGuesses({ count: guesses.length })}
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
