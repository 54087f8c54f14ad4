// Warns that ticks have not reached the shop.
import { Notice } from '#web/ui/notice.tsx'
import './progress.css'
import { keptPresses } from './device-presses.ts'
import { keptText, NO_NETWORK } from './messages.ts'

type Props = { waiting: number; failure: string }

export function UnsentNote({ waiting, failure }: Props) {
  const isShown = failure !== '' && waiting > 0
  return (
    <div aria-live="polite" className="unsent-note">
      {isShown && (
        <Notice tone="warn">
          {failure === NO_NETWORK ? `${NO_NETWORK}: ${keptText(waiting)}` : `${failure} ${keptText(waiting)}`}
          {keptPresses.isStored()
            ? ', and sent when it is back.'
            : '. The browser stores nothing here: leave this page open until they are sent.'}
        </Notice>
      )}
    </div>
  )
}
