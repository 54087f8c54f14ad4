// Shows how many sales wait on the device, why, and which the shop refused.
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { saleQueue } from './send/queued-sales.ts'
import { useSaleQueue } from './send/use-sale-queue.ts'
import './sale-queue.css'

export function SaleQueue() {
  const { queue, reason, isStored } = useSaleQueue()
  const text = useWords(counterWords)
  const waiting = queue.filter(({ refusal }) => refusal === undefined)
  const refused = queue.filter(({ refusal }) => refusal !== undefined)
  const why = reason === undefined ? text.sending : reason === 'signed out' ? text.signedOut : text.offline
  return (
    <div className="counter-queue stack gap-2" aria-live="polite">
      {waiting.length > 0 && (
        <Notice tone="warn">
          <span>{sentence(why({ count: waiting.length }), { b: <b /> })}</span>
        </Notice>
      )}
      {queue.length > 0 && !isStored && <Notice tone="bad">{text.deviceFull}</Notice>}
      {refused.map(({ key, sale, refusal }) => (
        <Notice key={key} tone="bad">
          <p>
            <b>{sale.saleId}</b> {refusal}
          </p>
          <Button variant="secondary" size="small" onClick={() => saleQueue.remove(key)}>
            {text.writtenDown}
          </Button>
        </Notice>
      ))}
    </div>
  )
}
