// Progress of the count, its review, and a restart.
import { type Ref, useState } from 'react'
import { common } from '#domain/words/en/office/common.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'
import { countDraft } from './count-draft.ts'

type Props = {
  button: Ref<HTMLButtonElement>
  counted: readonly { difference: number }[]
  faulty: number
  of: number
  isSent: boolean
  onReview: () => void
}

export function CountBar({ button, counted, faulty, of, isSent, onReview }: Props) {
  const text = useWords(stockCount)
  const shared = useWords(common)
  const [isAsking, setAsking] = useState(false)
  const differing = counted.filter(({ difference }) => difference !== 0).length
  const isEmpty = counted.length === 0 && faulty === 0
  const clear = () => {
    countDraft.clear()
    setAsking(false)
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {shared.keepIt}
      </Button>
      <Button variant="danger" onClick={clear}>
        {text.clearCount}
      </Button>
    </>
  )
  return (
    <section className="count-bar row" aria-label={text.theCount}>
      <output>
        {text.progress({ done: counted.length, all: of })}
        {counted.length > 0 && <span>{` · ${text.differ({ count: differing })}`}</span>}
        {faulty > 0 && <strong className="bad">{` · ${text.toCorrect({ count: faulty })}`}</strong>}
      </output>
      {!isEmpty && !isSent && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {text.clear}
        </Button>
      )}
      <Button ref={button} aria-disabled={isEmpty || undefined} onClick={isEmpty ? undefined : onReview}>
        {faulty > 0 ? text.showFaulty : text.showDifferences}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={text.clearAsk} size="small" footer={footer}>
        <p>{text.clearText}</p>
      </Dialog>
    </section>
  )
}
