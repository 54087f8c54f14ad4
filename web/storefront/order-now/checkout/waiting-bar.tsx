// Sends an order that was left unsent, and shows it above every page until the shop has answered. Loaded with an attempt.
import { useEffect, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { waitingOrder } from '#domain/words/en/pages/waiting-order.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { useSending } from '../attempt/sending.ts'
import type { WaitingOrder } from '../attempt/stored-attempt.ts'
import { resumeOrder, sendNow, showWaiting, stopWaiting } from './send-order.ts'
import { useOrderPlaced } from './use-order-placed.ts'
import { useWaitingOrder } from './use-waiting-order.ts'
import { WaitingText } from './waiting-text.tsx'

/** Time for the tab that took the order to send it. */
const OTHER_TAB_MS = 15_000

const CHECKOUT = `${href('/ordernow')}#checkout`

type WaitingBarProps = {
  settings: PublicSettings
  isLeft?: boolean
}

export default function WaitingBar({ settings, isLeft = false }: WaitingBarProps) {
  const text = useWords(waitingOrder)
  const onPlaced = useOrderPlaced(settings)
  const navigate = useNavigate()
  const waiting = useWaitingOrder()
  const { underWay, delay } = useSending()
  const [isElsewhere, setElsewhere] = useState(false)

  const resume = useRef(async () => {})
  useEffect(() => {
    resume.current = async () => setElsewhere(await resumeOrder(settings, onPlaced))
  })
  const unsentKey = waiting?.phase === 'due' && !underWay ? waiting.attempt.key : undefined
  const isFirst = useRef(isLeft)
  useEffect(() => {
    const isAtOnce = isFirst.current
    if (!isAtOnce && unsentKey === undefined) return
    isFirst.current = false
    const timer = setTimeout(() => void resume.current(), isAtOnce ? 0 : OTHER_TAB_MS)
    return () => clearTimeout(timer)
  }, [unsentKey])

  const shown = waiting && (waiting.phase !== 'due' || delay) ? waiting : undefined

  const toCheckout = () => navigate(CHECKOUT, { state: { depth: 0 } })

  function show(order: WaitingOrder) {
    showWaiting(order, settings)
    void toCheckout()
  }

  function stop(order: WaitingOrder) {
    void stopWaiting(order, settings)
    void toCheckout()
  }

  return (
    <div aria-live="polite">
      {shown && (
        <div className="order-aside spread gap-3 lines-1 small breaks">
          <p>
            <WaitingText waiting={shown} />
          </p>
          <div className="row gap-3">
            {shown.phase === 'overdue' ? (
              <Button size="small" onClick={() => void sendNow(shown, settings, onPlaced)}>
                {text.sendNow}
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => show(shown)}>
                {text.show}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => stop(shown)}>
              {text.doNotSend}
            </Button>
          </div>
        </div>
      )}
      {isElsewhere && !shown && (
        <div className="order-aside lines-1 small breaks">
          <p>{text.received}</p>
        </div>
      )}
    </div>
  )
}
