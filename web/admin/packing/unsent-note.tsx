// Warns that ticks have not reached the shop.
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import './progress.css'
import { keptPresses } from './device-presses.ts'

type Props = { waiting: number; failure: string }

export function UnsentNote({ waiting, failure }: Props) {
  const { ticksKept, ticksInPage } = useWords(packingWords)
  const waitingText = keptPresses.isStored() ? ticksKept : ticksInPage
  const isShown = failure !== '' && waiting > 0
  return (
    <div aria-live="polite" className="unsent-note">
      {isShown && <Notice tone="warn">{`${failure} ${waitingText({ count: waiting })}`}</Notice>}
    </div>
  )
}
