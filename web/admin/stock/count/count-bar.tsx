// Progress of the count, its review, and a restart.
import { type Ref, useState } from 'react'
import { indianGrouping } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countDraft } from './count-draft.ts'

type Props = {
  button: Ref<HTMLButtonElement>
  counted: readonly { difference: number }[]
  faulty: number
  of: string
  isSent: boolean
  onReview: () => void
}

export function CountBar({ button, counted, faulty, of, isSent, onReview }: Props) {
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
        Keep it
      </Button>
      <Button variant="danger" onClick={clear}>
        Clear
      </Button>
    </>
  )
  return (
    <section className="count-bar row" aria-label="The count">
      <output>
        {`${indianGrouping(counted.length)} of ${of} counted`}
        {counted.length > 0 && (
          <span>{`, ${indianGrouping(differing)} ${differing === 1 ? 'differs' : 'differ'}`}</span>
        )}
        {faulty > 0 && <strong className="bad">{`, ${indianGrouping(faulty)} to correct`}</strong>}
      </output>
      {!isEmpty && !isSent && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Clear
        </Button>
      )}
      <Button ref={button} aria-disabled={isEmpty || undefined} onClick={isEmpty ? undefined : onReview}>
        {faulty > 0 ? 'Show what to correct' : 'Show differences'}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Clear this count?" size="small" footer={footer}>
        <p>What you have typed and not saved is thrown away. The stock stays as it is.</p>
      </Dialog>
    </section>
  )
}
